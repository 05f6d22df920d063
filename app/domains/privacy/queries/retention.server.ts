import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { retentionSettings } from "#app/db/schema/privacy.server.ts";
import { kindNames, type SubmissionKind } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import { log } from "#app/lib/log.server.ts";
import { nightAfter, nights } from "#app/lib/background/night.server.ts";
import { longestRetention, type Retention } from "../rules.ts";

const shownAtMost = 50;

export interface RetentionState extends Retention {
  /** Of what a change is made from; 0 until the owner has chosen. */
  version: number;
}

/** How long submissions are kept: what the owner chose, else the longest. */
export async function getRetention(): Promise<RetentionState> {
  const [chosen] = await db
    .select({
      prospectMonths: retentionSettings.prospectMonths,
      applicantMonths: retentionSettings.applicantMonths,
      version: retentionSettings.version,
    })
    .from(retentionSettings)
    .limit(1);
  return chosen ?? { ...longestRetention, version: 0 };
}

/** What visitors are promised. With the database away it is the longest, which stays true: nothing is kept longer. */
export async function getPromisedRetention(): Promise<Retention> {
  try {
    const { prospectMonths, applicantMonths } = await getRetention();
    return { prospectMonths, applicantMonths };
  } catch (error) {
    log.warn({ err: error }, "retention not read");
    return longestRetention;
  }
}

/**
 * What of a kind is due at a moment: its last exchange is older than the retention. An exchange is its arrival, an answer
 * sent, a contact or a validation noted. The trash and spam are due as well. Who was approved works with the business:
 * their application is never due, and its clock starts when the approval ends. SQL conditions on the kind's table `t`.
 */
export function isDue(kind: SubmissionKind, retention: Retention, moment: SQL): SQL {
  const { months: setting, kept } = kindRecords[kind].retention;
  const months = retention[setting];
  const limit = sql`(((${moment}) at time zone 'Europe/Paris' - make_interval(months => ${months})) at time zone 'Europe/Paris')`;
  return sql`t.created_at < ${limit} and not exists (
    select from submission_events e
    where e.subject_id = t.id and e.created_at >= ${limit}
    and (e.kind in ('reply', 'contact', 'validation') or e.kind = 'status' and e.detail->>'from' = 'approved'))${kept ? sql` and not (${kept})` : sql``}`;
}

export interface RetentionPreview {
  /** The night the next deletion is done. */
  night: Date;
  total: number;
  /** The oldest first, some dozens at most. */
  due: { kind: SubmissionKind; id: string; reference: string; createdAt: Date; isListed: boolean }[];
}

/** What the next night would delete. */
export async function previewRetention(retention: Retention): Promise<RetentionPreview> {
  const night = nightAfter(sql`now()`, nights.retention.clock);
  const dueOf = (kind: SubmissionKind) =>
    sql`from ${kindRecords[kind].table} t where ${isDue(kind, retention, night)}`;
  const counts = sql.join(
    kindNames.map((kind) => sql`(select count(*)::int ${dueOf(kind)})`),
    sql` + `,
  );
  const reads = kindNames.map(
    (kind) => sql`(select ${kind}::text as kind, t.id, t.reference, t.created_at,
        t.deleted_at is null as listed ${dueOf(kind)} order by t.created_at limit ${shownAtMost})`,
  );
  const [{ rows: totals }, { rows: due }] = await Promise.all([
    db.execute<{ night: string; total: number }>(sql`select ${night} as night, ${counts} as total`),
    db.execute<{ kind: SubmissionKind; id: string; reference: string; created_at: string; listed: boolean }>(
      sql`${sql.join(reads, sql` union all `)} order by created_at limit ${shownAtMost}`,
    ),
  ]);
  return {
    night: new Date(totals[0]?.night ?? 0),
    total: totals[0]?.total ?? 0,
    due: due.map(({ kind, id, reference, created_at, listed }) => ({
      kind,
      id,
      reference,
      createdAt: new Date(created_at),
      isListed: listed,
    })),
  };
}
