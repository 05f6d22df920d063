import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db, type Executor } from "#app/db/client.server.ts";

/** For how many hours the same form, sent again, counts as the first submission (rule forms/once). */
const sameSubmissionHours = 24;

/**
 * Returns a SHA-256 hash of all fields, in hexadecimal. The same fields always have the same hash, whatever their
 * order.
 */
export function contentHash(fields: Record<string, unknown>): string {
  const ordered = Object.keys(fields)
    .toSorted()
    .map((name) => [name, fields[name]]);
  return createHash("sha256").update(JSON.stringify(ordered)).digest("hex");
}

type SubmissionTable = PgTable & { contentHash: PgColumn; createdAt: PgColumn; reference: PgColumn };

/**
 * Runs `insert` in a transaction and returns its result, the new submission's reference. If a submission with the same
 * hash was stored within the last 24 hours, stores nothing and returns that submission's reference (rule forms/once). A
 * lock makes two equal forms that arrive together wait for each other.
 */
export async function storeOnce(
  table: SubmissionTable,
  hash: string,
  insert: (tx: Executor) => Promise<string>,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(('x' || ${hash.slice(0, 16)})::bit(64)::bigint)`);
    const [same] = await tx
      .select({ reference: sql<string>`${table.reference}` })
      .from(table as PgTable)
      .where(
        and(
          eq(table.contentHash, hash),
          gt(table.createdAt, sql`now() - make_interval(hours => ${sameSubmissionHours})`),
        ),
      )
      .limit(1);
    return same ? same.reference : insert(tx);
  });
}
