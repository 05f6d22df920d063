import { and, eq, lt, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";

const pendingDays = 30;
/** How long an unsubscribed address is stored. */
const unsubscribedYears = 3;

/** How long the list of a letter's recipients is stored, so that the shop can answer questions about that letter. */
const deliveryDays = 30;
const pausedYears = 1;

/**
 * The job that deletes addresses every night: unconfirmed ones after 30 days, paused ones after a year, unsubscribed
 * ones after three years. It also deletes the recipients and e-mails of each letter 30 days after its sending ended.
 */
export const purgeNewsletterQueue: JobQueue = {
  name: "purge-newsletter",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "20 3 * * *",
  work: async () => {
    const { status, requestedAt, unsubscribedAt, pausedAt } = newsletterSubscribers;
    const { rowCount } = await db
      .delete(newsletterSubscribers)
      .where(
        or(
          and(eq(status, "pending"), lt(requestedAt, sql`now() - make_interval(days => ${pendingDays})`)),
          and(eq(status, "paused"), lt(pausedAt, sql`now() - make_interval(years => ${pausedYears})`)),
          and(
            eq(status, "unsubscribed"),
            lt(unsubscribedAt, sql`now() - make_interval(years => ${unsubscribedYears})`),
          ),
        ),
      );
    if (rowCount) log.info({ purged: rowCount }, "newsletter addresses forgotten");
    await db.execute(sql`
      with old as (
        delete from newsletter_deliveries delivery using newsletter_letters letter
        where letter.id = delivery.letter_id and letter.status = 'sent'
          and letter.ended_at < now() - make_interval(days => ${deliveryDays})
        returning delivery.email_id
      )
      delete from emails using old where emails.id = old.email_id`);
  },
};
