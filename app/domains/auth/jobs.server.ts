import { lt, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/auth.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { sessionLives } from "./rules.ts";

/** Removes, every night, the sessions nobody came back to: an ended session's row says when somebody worked. */
export const purgeSessionsQueue: JobQueue = {
  name: "purge-sessions",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "20 3 * * *",
  work: async () => {
    await db
      .delete(sessions)
      .where(
        or(
          lt(sessions.expiresAt, sql`now()`),
          lt(sessions.createdAt, sql`now() - make_interval(secs => ${sessionLives.absolute})`),
        ),
      );
  },
};
