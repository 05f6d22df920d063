import { and, eq, lt, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";

const pendingDays = 30;
/** How long an unsubscribed address is kept, so that nobody writes to it. */
const unsubscribedYears = 3;

/** Deletes unconfirmed addresses after a month and unsubscribed ones after three years, every night. */
export const purgeNewsletterQueue: JobQueue = {
  name: "purge-newsletter",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "20 3 * * *",
  work: async () => {
    const { status, requestedAt, unsubscribedAt } = newsletterSubscribers;
    const { rowCount } = await db
      .delete(newsletterSubscribers)
      .where(
        or(
          and(eq(status, "pending"), lt(requestedAt, sql`now() - make_interval(days => ${pendingDays})`)),
          and(
            eq(status, "unsubscribed"),
            lt(unsubscribedAt, sql`now() - make_interval(years => ${unsubscribedYears})`),
          ),
        ),
      );
    if (rowCount) log.info({ purged: rowCount }, "newsletter addresses forgotten");
  },
};
