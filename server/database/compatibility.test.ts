import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import compatibility from "../../migrations/compatibility.json" with { type: "json" };
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import { knownMigrations } from "./migrate.ts";

/** Matches statements that remove a thing that the previous program uses. That program would then fail or lose data. */
const contracting = [
  /\bdrop (?:table|column|view|type|schema|sequence|trigger|function)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bset data type\b|\balter column \S+ type\b/i,
  /\badd constraint\b[^;]*\b(?:check|unique|exclude)\b/i,
  /\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/i,
];

describe("the migrations since the oldest program that may use the database", () => {
  test("start at a migration that exists", () => {
    expect(knownMigrations()).toContain(compatibility.since);
  });

  test.each(journal.entries.filter(({ when }) => when > compatibility.since))(
    "include $tag, which removes nothing that an older program uses",
    ({ tag }) => {
      const sql = readFileSync(`migrations/${tag}.sql`, "utf8").replaceAll(/--.*$/gm, "");
      expect(contracting.flatMap((pattern) => pattern.exec(sql)?.[0] ?? [])).toEqual([]);
    },
  );

  test.each([
    "ALTER TABLE a DROP COLUMN b",
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    "ALTER TABLE a RENAME TO b",
    "ALTER TABLE a ALTER COLUMN b SET DATA TYPE text",
    "ALTER TABLE a ADD COLUMN b text NOT NULL",
    "ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0)",
  ])("may not contain %s", (sql) => {
    expect(contracting.some((pattern) => pattern.test(sql))).toBe(true);
  });

  test.each([
    "ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT ''",
    "ALTER TABLE a ADD COLUMN b boolean DEFAULT false NOT NULL",
    "CREATE TABLE a (b text NOT NULL)",
  ])("may contain %s", (sql) => {
    expect(contracting.some((pattern) => pattern.test(sql))).toBe(false);
  });
});
