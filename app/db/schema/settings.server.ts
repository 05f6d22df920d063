import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** The settings of a section, by name, as typed. Those that equal the program's own texts and facts are not stored. */
type StoredValues = Record<string, string | Record<string, string>[]>;

/** The owner's settings, one row for each section (ADR 150). A trigger clears the page cache of every node. */
export const settingsSections = pgTable("settings_sections", {
  section: text().primaryKey(),
  values: jsonb().$type<StoredValues>().notNull(),
  /** Rises with each change. A save made from an older version is refused. */
  version: integer().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  /** The name at that time: an account may be renamed or deleted later. */
  updatedBy: text("updated_by").notNull(),
});

/** The history of the settings: the values of a section before and after each change. */
export const settingsChanges = pgTable(
  "settings_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    section: text().notNull(),
    version: integer().notNull(),
    actorId: text("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
    before: jsonb().$type<StoredValues>().notNull(),
    after: jsonb().$type<StoredValues>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Lists the history of one section, newest first, and finds one change of it.
    uniqueIndex("settings_changes_section").on(table.section, table.version.desc()),
  ],
);

/**
 * The secrets of the settings, encrypted (ADR 191). The setting itself stores only the id of its secret, so the history
 * shows that the secret changed, but never its value. A replaced secret is deleted.
 */
export const settingsSecrets = pgTable(
  "settings_secrets",
  {
    id: uuid().primaryKey(),
    /** The name `section.setting`. The encrypted text can be decrypted only together with this name. */
    name: text().notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    // Finds the secret that a new one replaces, to delete it.
    index("settings_secrets_name").on(table.name),
  ],
);
