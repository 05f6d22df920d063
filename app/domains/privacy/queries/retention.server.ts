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
  /** The version of the owner's choice; 0 until the owner has chosen. The form that changes the choice must send it. */
  version: number;
}

/** Returns how long submissions are kept. If the owner has chosen nothing, this is the longest allowed time. */
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
 * Returns the retention that the privacy page promises. If the database is unavailable, it is the longest allowed time,
 * because the owner's choice is never longer and the promise stays true.
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

/**
 * Whether any data of these people is stored. Returns true if the database is unavailable, because the privacy page
 * must not leave out data that may be stored.
 */
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
 * Returns the SQL condition for the submissions to delete at a given time (rule privacy/retention). `t` is the kind's
 * table. Their last exchange (arrival, reply, contact or validation) is older than the retention; trash and spam count
 * too. An approved application is kept, and its retention starts when the approval ends.
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
  /** The moment of the next automatic deletion, at night. */
  night: Date;
  total: number;
  /** Some of these submissions, the oldest first. */
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
