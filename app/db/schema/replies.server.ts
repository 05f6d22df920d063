import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Texts the owner keeps for answering. */
export const replyTemplates = pgTable(
  "reply_templates",
  {
    /** The key its form was shown with, so that creating it twice is one template. */
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** The kind of submission it answers: message, quote, application or all. */
    kind: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Counts the changes: a save made from an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // The list of templates, and the choice in the reply form, by name.
    index("reply_templates_name").on(table.name, table.id),
  ],
);
