import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { kindNames, type SubmissionKind } from "../registry.ts";
import { kindRecords } from "../registry.server.ts";
import { type InboxBadges, type InboxCounts, totalWaiting } from "../rules.ts";

/**
 * Counts the submissions of each kind for the dashboard's numbers (rule inboxes/counts). Each count reads a partial
 * index that contains only these rows.
 */
export async function getInboxCounts(): Promise<InboxCounts> {
  const counts = kindNames.map((name) => {
    const { table, counted } = kindRecords[name];
    return sql`(select count(*)::int from ${table} where deleted_at is null and not spam and ${counted})
      as ${sql.identifier(name)}`;
  });
  const { rows } = await db.execute<InboxCounts>(sql`select ${sql.join(counts, sql`, `)}`);
  const [row] = rows;
  if (!row) throw new Error("a select of counts returns one row");
  return row;
}

/**
 * Counts the records (stored submissions) of each kind that wait for the shop, and the urgent ones among them (rule
 * inboxes/badges).
 */
export async function getInboxBadges(): Promise<InboxBadges> {
  const counts = kindNames.map((name) => {
    const { table, waiting, urgent } = kindRecords[name];
    return sql`(select json_build_object('waiting', count(*), 'urgent', count(*) filter (where ${urgent ?? sql`false`}))
      from ${table} where deleted_at is null and not spam and ${waiting}) as ${sql.identifier(name)}`;
  });
  const { rows } = await db.execute<InboxBadges>(sql`select ${sql.join(counts, sql`, `)}`);
  const [row] = rows;
  if (!row) throw new Error("a select of counts returns one row");
  return row;
}

/** Counts all records that wait for the shop, for the icon of the installed back office (rule reach/badge). */
export async function countWaiting(): Promise<number> {
  return totalWaiting(await getInboxBadges());
}

/** Whether any submission of a kind is stored. Spam and the trash count too. */
export async function hasSubmissions(kind: SubmissionKind): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${kindRecords[kind].table} limit 1`);
  return rows.length > 0;
}
