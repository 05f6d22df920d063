import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { KindRecords } from "#app/domains/submissions/kind.server.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { kindNames, kindOf, type SubmissionKind } from "../registry.ts";
import { kindRecords, unionOfKinds } from "../registry.server.ts";
import { type DeskCounts, type DeskRecord, type DeskView, deskViews } from "../rules.ts";
import { type RowOf, waitingTextLength, withMoments } from "./waiting.server.ts";

/** How many records (stored submissions) one page of the list of a dashboard group has. */
export const deskPageSize = 30;

const none = sql`false`;

/**
 * Returns the SQL condition for the records of one kind in one dashboard group. Each condition has a partial index of
 * its own.
 */
function conditionOf(view: DeskView, kind: SubmissionKind, { waiting, urgent }: KindRecords, now: Date): SQL {
  const today = sql`${parisDay(now)}::date`;
  if (view === "a-rappeler") return sql`follow_up_day <= ${today}`;
  if (view === "a-venir") return sql`follow_up_day > ${today}`;
  if (view === "urgent") return urgent ? sql`${waiting} and ${urgent}` : none;
  if (kindOf(kind).desk !== (view === "a-relire" ? "review" : "answer")) return none;
  // A record whose follow-up (planned call) is due is in the group of follow-ups instead.
  const unplanned = sql`(follow_up_day is null or follow_up_day > ${today})`;
  return sql`${waiting} and ${unplanned} and not (${urgent ?? none})`;
}

/** Counts the records of each dashboard group. The conditions are those of the group's list (rule inboxes/day-book). */
export async function countDesk(now = new Date()): Promise<DeskCounts> {
  const counts = deskViews.map((view) => {
    const ofKinds = kindNames.map(
      (kind) => sql`(select count(*)::int from ${kindRecords[kind].table}
        where deleted_at is null and not spam and ${conditionOf(view, kind, kindRecords[kind], now)})`,
    );
    return sql`${sql.join(ofKinds, sql` + `)} as ${sql.identifier(view)}`;
  });
  const { rows } = await db.execute<DeskCounts>(sql`select ${sql.join(counts, sql`, `)}`);
  const [row] = rows;
  if (!row) throw new Error("a select of counts returns one row");
  return row;
}

/**
 * Returns one page of a dashboard group's records, of all kinds: follow-ups by day and hour, other records oldest
 * first. A page number after the last one returns the last page.
 */
export async function listDesk(
  view: DeskView,
  { page, total }: { page: number; total: number },
  now = new Date(),
): Promise<Page<DeskRecord>> {
  const shown = Math.min(page, Math.max(1, Math.ceil(total / deskPageSize)));
  const isPlanned = view === "a-rappeler" || view === "a-venir";
  const stored = isPlanned ? sql`follow_up_day, follow_up_time, id` : sql`created_at, id`;
  const order = isPlanned ? sql`"followUpDay", "followUpTime" nulls last, id` : sql`"createdAt", id`;
  const { rows } = await db.execute<RowOf<DeskRecord>>(sql`
    ${unionOfKinds(
      (kind, records) => sql`
        select ${kind}::text as kind, id, version, ${records.sender} as sender, ${records.about} as about, phone,
          left(${records.text}, ${waitingTextLength}) as text, ${records.urgent ?? none} as "isUrgent",
          created_at as "createdAt", ${records.due} as "answerDue", follow_up_day::text as "followUpDay",
          follow_up_time as "followUpTime", follow_up_note as "followUpNote"
        from ${records.table}
        where deleted_at is null and not spam and ${conditionOf(view, kind, records, now)}
        order by ${stored} limit ${shown * deskPageSize}`,
    )}
    order by ${order} limit ${deskPageSize} offset ${(shown - 1) * deskPageSize}`);
  const items = rows.map((row) => withMoments<DeskRecord>(row));
  return toPage(items, { page: shown, size: deskPageSize, total });
}
