import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/** The stored texts that staff can insert into a reply to a submission (rule inboxes/templates). */
export const replyTemplates = pgTable(
  "reply_templates",
  {
    /** The key of the form that created it, so that sending the form twice makes one template. */
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** The kind of submission that the template is for: message, quote, application or all. */
    kind: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Rises with each change. A save made from an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // Lists the templates by name, on their screen and in the reply form.
    index("reply_templates_name").on(table.name, table.id),
  ],
);
