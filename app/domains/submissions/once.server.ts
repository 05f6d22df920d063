import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db, type Executor } from "#app/db/client.server.ts";

/** How long the same form, filled the same way, is the same submission (decision 25). */
const sameSubmissionHours = 24;

/** One fingerprint for everything a person sent: SHA-256, hexadecimal. */
export function contentHash(fields: Record<string, unknown>): string {
  const ordered = Object.keys(fields)
    .toSorted()
    .map((name) => [name, fields[name]]);
  return createHash("sha256").update(JSON.stringify(ordered)).digest("hex");
}

type SubmissionTable = PgTable & { contentHash: PgColumn; createdAt: PgColumn; reference: PgColumn };

/**
 * Runs `insert` in a transaction unless the same content came within a day: a double click is one row. Two that arrive
 * together wait for each other. Returns the reference, the first one's when it came before.
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
