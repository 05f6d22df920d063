import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { kindOf } from "../registry.ts";
import { unionOfKinds } from "../registry.server.ts";
import type { Desk, WaitingRecord } from "../rules.ts";

/** How many records (stored submissions) of each group the dashboard shows. A link leads to the others. */
const shown = { urgent: 5, answer: 4, review: 3 };
/** How many characters of the sender's text are shown. */
export const waitingTextLength = 160;

/** A row as the database returns it for a raw SQL query: its times are texts, not dates. */
export type RowOf<Item extends WaitingRecord> = Omit<Item, "createdAt" | "answerDue"> & {
  createdAt: string;
  answerDue: string | null;
};

/** Returns a row with its times as `Date` objects. */
export function withMoments<Item extends WaitingRecord>(row: RowOf<Item>): Item {
  const { createdAt, answerDue } = row;
  const moments = { createdAt: new Date(createdAt), answerDue: answerDue ? new Date(answerDue) : null };
  return { ...row, ...moments } as Item;
}

/**
 * Returns the records that wait for the shop, oldest first, in three groups: urgent, to answer and to review. Reads a
 * few rows of a partial index for each kind.
 */
export async function listWaiting(now = new Date()): Promise<Desk> {
  const most = Math.max(...Object.values(shown));
  const oldest = unionOfKinds((kind, { table, sender, about, text, waiting, urgent, due }) => {
    const isUrgent = urgent ?? sql`false`;
    // Urgent requests have a separate query. In a common query with a limit, older requests that are not urgent could
    // fill the whole result.
    const read = (condition: ReturnType<typeof sql>) => sql`(
      select ${kind}::text as kind, id, ${sender} as sender, ${about} as about,
        left(${text}, ${waitingTextLength}) as text, phone, ${isUrgent} as "isUrgent", created_at as "createdAt",
        ${due} as "answerDue"
      from ${table} where deleted_at is null and not spam and ${waiting} and ${condition}
      order by created_at, id limit ${most})`;
    // A record whose follow-up (planned call) is due is in the group of follow-ups instead.
    const unplanned = sql`(follow_up_day is null or follow_up_day > ${parisDay(now)}::date)`;
    return urgent
      ? sql`${read(isUrgent)} union all ${read(sql`not ${isUrgent} and ${unplanned}`)}`
      : read(unplanned);
  });
  const { rows } = await db.execute<RowOf<WaitingRecord>>(sql`${oldest} order by "createdAt", id`);
  const records = rows.map((row) => withMoments<WaitingRecord>(row));
  const of = (desk: "answer" | "review") =>
    records.filter(({ kind, isUrgent }) => kindOf(kind).desk === desk && !isUrgent).slice(0, shown[desk]);
  return {
    urgent: records.filter(({ isUrgent }) => isUrgent).slice(0, shown.urgent),
    answer: of("answer"),
    review: of("review"),
  };
}
