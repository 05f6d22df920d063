import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server.ts";

/**
 * Counts the submissions in each view of an inbox, and in two more: `spam`, and `all`, which is everything but spam.
 * Submissions in the trash count nowhere (rule inboxes/badges).
 */
export async function countViews<View extends string>(
  table: PgTable,
  views: Record<View, SQL>,
): Promise<Record<View | "all" | "spam", number>> {
  const conditions: Record<string, SQL> = { all: sql`not spam`, spam: sql`spam` };
  for (const [view, condition] of Object.entries<SQL>(views))
    conditions[view] = sql`not spam and ${condition}`;
  // Each count is a subquery of its own, so that PostgreSQL can use another index for each.
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
