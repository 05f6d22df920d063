import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server.ts";

/**
 * Counts the spam, all submissions that are not spam, and those of each view of an inbox, without the trash (rule
 * inboxes/badges).
 */
export async function countViews<View extends string>(
  table: PgTable,
  views: Record<View, SQL>,
): Promise<Record<View | "all" | "spam", number>> {
  const conditions: Record<string, SQL> = { all: sql`not spam`, spam: sql`spam` };
  for (const [view, condition] of Object.entries<SQL>(views))
    conditions[view] = sql`not spam and ${condition}`;
  // Each count is a subquery, so that PostgreSQL can use a different index for each.
  const counts = Object.entries(conditions).map(
    ([view, condition]) =>
      sql`(select count(*)::int from ${table} where deleted_at is null and ${condition}) as ${sql.identifier(view)}`,
  );
  const { rows } = await db.execute<Record<View | "all" | "spam", number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error("a select without from returns a row");
  return row;
}
