import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db, type Executor } from "#app/db/client.server.ts";

/** For how many hours a repeated form counts as the same submission (rule forms/once). */
const sameSubmissionHours = 24;

/** Returns one fingerprint of all the fields: a SHA-256 hash in hexadecimal. */
export function contentHash(fields: Record<string, unknown>): string {
  const ordered = Object.keys(fields)
    .toSorted()
    .map((name) => [name, fields[name]]);
  return createHash("sha256").update(JSON.stringify(ordered)).digest("hex");
}

type SubmissionTable = PgTable & { contentHash: PgColumn; createdAt: PgColumn; reference: PgColumn };

/**
 * Runs `insert` in a transaction, unless the same content was stored within a day (rule forms/once). Two forms that
 * arrive at the same time wait for each other. Returns the reference; for a repeated form, the reference of the first
 * one.
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
