import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { SubmissionKind } from "../registry.ts";
import { unionOfKinds } from "../registry.server.ts";
import { trashDays } from "#app/domains/submissions/records/records.server.ts";
import { nightAfter, nights } from "#app/lib/background/night.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import type { TrashedSubmission } from "./rules.ts";

const pageSize = 50;

/** Returns one page of the trash, beginning with the submission that was deleted last. */
export async function listTrash(page: number): Promise<Page<TrashedSubmission>> {
  // Reads each table's part of the page from the table's index on deleted_at.
  const reads = unionOfKinds(
    (
      kind,
      { table, sender },
    ) => sql`select ${kind}::text as kind, id, reference, ${sender} as name, version, deleted_at
      from ${table} where deleted_at is not null order by deleted_at desc, id limit ${page * pageSize}`,
  );
  const counts = unionOfKinds(
    (_kind, { table }) => sql`select count(*)::int as total from ${table} where deleted_at is not null`,
  );
  const end = nightAfter(sql`deleted_at + make_interval(days => ${trashDays})`, nights.trash.clock);
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.execute<
      Record<"id" | "reference" | "name" | "deleted_at" | "goes_at", string> & {
        kind: SubmissionKind;
        version: number;
      }
    >(
      sql`select *, ${end} as goes_at from (${reads}) trash
        order by deleted_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    db.execute<{ total: number }>(sql`select sum(total)::int as total from (${counts}) counts`),
  ]);
  const items = rows.map(({ kind, id, reference, name, version, deleted_at, goes_at }) => ({
    kind,
    id,
    reference,
    name,
    version,
    deletedAt: new Date(deleted_at),
    goesAt: new Date(goes_at),
  }));
  return toPage(items, { page, size: pageSize, total: totals[0]?.total ?? 0 });
}
