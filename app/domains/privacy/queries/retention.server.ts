import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { retentionSettings } from "#app/db/schema/privacy.server.ts";
import { kindNames, type SubmissionKind } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import { log } from "#app/lib/log.server.ts";
import { nightAfter, nights } from "#app/lib/background/night.server.ts";
import { longestRetention, type Retention } from "../rules.ts";

const shownAtMost = 50;

export interface RetentionState extends Retention {
  /** The version of the choice, which a form that changes it must send; 0 until the owner has chosen. */
  version: number;
}

/** Returns how long submissions are kept: the owner's choice, or else the longest time. */
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

/**
 * Returns the retention promised to visitors. If the database is unavailable, returns the longest possible one, because
 * the owner's choice is never longer.
 */
export async function getPromisedRetention(): Promise<Retention> {
  try {
    const { prospectMonths, applicantMonths } = await getRetention();
    return { prospectMonths, applicantMonths };
  } catch (error) {
    log.warn({ err: error }, "retention not read");
    return longestRetention;
  }
}

const personTables = { applications: kindRecords.application.table, subscribers: newsletterSubscribers };

/** Whether any data of these people is stored. True if the database is unavailable, because there may be one. */
export async function areKept(people: keyof typeof personTables): Promise<boolean> {
  try {
    const { rows } = await db.execute(sql`select from ${personTables[people]} limit 1`);
    return rows.length > 0;
  } catch (error) {
    log.warn({ err: error, people }, "personal records not looked for");
    return true;
  }
}

/**
 * Returns the SQL condition, on the kind's table `t`, for the submissions to delete at a given time (rule
 * privacy/retention): their last exchange (arrival, reply, contact or validation) is older than the retention. Those in
 * trash and spam are included. An approved application is not; its time starts when the approval ends.
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
  /** The night of the next automatic deletion. */
  night: Date;
  total: number;
  /** The oldest submissions first, a few dozen at most. */
  due: { kind: SubmissionKind; id: string; reference: string; createdAt: Date; isListed: boolean }[];
}

/** Returns the submissions that would be deleted next night. */
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
