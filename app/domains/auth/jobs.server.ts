import { lt, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { sessions, verifications } from "#app/db/schema/auth.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { sendSignInLink } from "./commands/send-sign-in-link.server.ts";
import { absoluteEnd } from "./queries.server.ts";
import { sendSignInLinkQueueName } from "./rules.ts";

/** Mails the sign-in link that too many tries asked for. */
export const sendSignInLinkQueue: JobQueue = {
  name: sendSignInLinkQueueName,
  options: { retryLimit: 5, retryDelay: 10, retryBackoff: true, retryDelayMax: 300 },
  work: (payload) => sendSignInLink(String((payload as { account?: string }).account)),
};

/** Deletes unused links and ended sessions every night: their rows tell when somebody worked. */
export const purgeSessionsQueue: JobQueue = {
  name: "purge-sessions",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "20 3 * * *",
  work: async () => {
    await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
    await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lt(absoluteEnd, sql`now()`)));
  },
};
