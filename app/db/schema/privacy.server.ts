import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/** A record of each erasure: who did it, when, how many rows. It stores nothing about the person, not even a hash. */
export const erasures = pgTable(
  "erasures",
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: text("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
    /** Number of erased rows by table. */
    counts: jsonb().$type<Record<string, number>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  // Lists the last erasures, for the privacy screen.
  (table) => [index("erasures_created_at").on(table.createdAt.desc())],
);

/** How many months submissions are stored (rule privacy/retention). The table is empty until the owner has chosen. */
export const retentionSettings = pgTable(
  "retention_settings",
  {
    id: boolean().primaryKey().default(true),
    prospectMonths: integer("prospect_months").notNull(),
    applicantMonths: integer("applicant_months").notNull(),
    version: integer().notNull().default(1),
    updatedBy: text("updated_by").notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [check("retention_settings_one_row", sql`${table.id}`)],
);
