import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who asked for the newsletter (decision 10). status: pending until the link of the e-mail is used, confirmed, unsubscribed. */
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
    /** When the last confirmation link left; an older link is no longer good. */
    requestedAt: moment("requested_at").notNull().defaultNow(),
    confirmedAt: moment("confirmed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
  },
  (table) => [
    // One row an address, whoever asks twice.
    uniqueIndex("newsletter_subscribers_email").on(table.emailNormalized),
    // The back office's list, newest first, and its filter by status.
    index("newsletter_subscribers_status").on(table.status, table.createdAt.desc(), table.id.desc()),
  ],
);
