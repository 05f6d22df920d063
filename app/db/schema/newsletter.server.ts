import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Newsletter subscribers. status: pending until the e-mail's link is used, confirmed, unsubscribed. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailNormalized: text("email_normalized")
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    status: text().notNull().default("pending"),
    spam: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When the last confirmation link was sent. Older links are no longer valid. */
    requestedAt: moment("requested_at").notNull().defaultNow(),
    confirmedAt: moment("confirmed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
  },
  (table) => [
    // One row for each address.
    uniqueIndex("newsletter_subscribers_email").on(table.emailNormalized),
    // The back office's list, newest first, and its filter by status.
    index("newsletter_subscribers_status").on(table.status, table.createdAt.desc(), table.id.desc()),
  ],
);
