import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { quoteRequests, technicianApplications } from "#app/db/schema/inbox.server.ts";
import type { SubmissionKind } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";

/** A change of dates. Rows written about one record since `since` (the start of the filling) get the moment `at`. */
export interface Move {
  since: Date;
  at: Date;
}

const secondsToLeave = 4;

/** Changes the dates of the rows just written about a submission: the submission, its history and its e-mails. */
export async function moveSubmission(kind: SubmissionKind, id: string, move: Move): Promise<void> {
  const { since, at } = move;
  const moved = (column: string) =>
    sql`${sql.identifier(column)} = case when ${sql.identifier(column)} >= ${since} then ${at} else ${sql.identifier(column)} end`;
  await db.transaction(async (tx) => {
    const table = kindRecords[kind].table;
    await tx.execute(
      sql`update ${table} set ${moved("created_at")}, ${moved("deleted_at")}, ${moved("answered_at")},
        ${moved("first_answered_at")} where id = ${id}`,
    );
    // `answer_due` is the moment by which the shop promised to answer. The back office computes it again from the new
    // date.
    if ("answerDue" in table) await tx.execute(sql`update ${table} set answer_due = null where id = ${id}`);
    if (kind === "application")
      await tx.execute(sql`update ${technicianApplications} set ${moved("reviewed_at")}, ${moved("validation_date")},
        contact_history = (
          select coalesce(jsonb_agg(case when (entry->>'date')::timestamptz >= date_trunc('second', ${since}::timestamptz)
            then jsonb_set(entry, '{date}', to_jsonb(to_char(${at}::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
            else entry end order by nth), '[]')
          from jsonb_array_elements(contact_history) with ordinality as entries (entry, nth))
        where id = ${id}`);
    await tx.execute(
      sql`update submission_events set created_at = ${at} where subject_id = ${id} and created_at >= ${since}`,
    );
    await moveEmails(tx, id, move);
  });
}

/** Runs `fill` while the history of submissions may be changed. On a real site this history never changes. */
export async function whileHistoryMoves(fill: () => Promise<void>): Promise<void> {
  const trigger = sql`submission_events_append_only`;
  await db.execute(sql`alter table submission_events disable trigger ${trigger}`);
  try {
    await fill();
  } finally {
    await db.execute(sql`alter table submission_events enable trigger ${trigger}`);
  }
}

/** Changes the dates of the e-mails about a record, and marks them as sent a few seconds after they were written. */
export async function moveEmails(executor: Executor, subjectId: string, { since, at }: Move): Promise<void> {
  await executor.execute(sql`
    update emails set created_at = ${at}, next_attempt_at = ${at}, status = 'sent', attempts = 1,
      sent_at = ${at}::timestamptz + make_interval(secs => ${secondsToLeave})
    where subject_id = ${subjectId} and created_at >= ${since}`);
}

/** Marks the last e-mail about this record as refused, so that the dashboard shows a refused e-mail. */
export async function failLastEmail(subjectId: string, reason: string): Promise<void> {
  await db.execute(sql`
    update emails set status = 'failed', attempts = 3, sent_at = null, last_error = ${reason}
    where id = (select id from emails where subject_id = ${subjectId} order by position desc limit 1)`);
}

/** Sets the day that a visitor wished, which is relative to the day of the request. */
export async function setPreferredDate(id: string, day: string): Promise<void> {
  await db.execute(sql`update ${quoteRequests} set preferred_date = ${day}::date where id = ${id}`);
}

/** Changes the dates of a subscription, of its confirmation or its end, and of the e-mails about it. */
export async function moveSubscription(id: string, move: Move): Promise<void> {
  const { since, at } = move;
  await db.execute(sql`update newsletter_subscribers set
      created_at = case when created_at >= ${since} then ${at} else created_at end,
      requested_at = case when requested_at >= ${since} then ${at} else requested_at end,
      confirmed_at = case when confirmed_at >= ${since} then ${at} else confirmed_at end,
      unsubscribed_at = case when unsubscribed_at >= ${since} then ${at} else unsubscribed_at end
    where id = ${id}`);
  await moveEmails(db, id, move);
}

/** Changes the dates of a conversation, with about half a minute between its messages. */
export async function moveConversation(id: string, at: Date): Promise<void> {
  await db.execute(sql`
    with dated as (
      select id, ${at}::timestamptz + make_interval(secs => 25 * (row_number() over (order by id) - 1)) as moment
      from chatbot_messages where conversation_id = ${id}
    ), moved as (
      update chatbot_messages set created_at = moment from dated where chatbot_messages.id = dated.id returning moment
    )
    update chatbot_conversations set created_at = ${at}, updated_at = (select max(moment) from moved) where id = ${id}`);
}

/** Changes the dates of an article's last save: of its versions, and of its publication if it is published. */
export async function movePost(id: string, { since, at }: Move): Promise<void> {
  await db.execute(
    sql`update blog_post_revisions set created_at = ${at} where post_id = ${id} and created_at >= ${since}`,
  );
  await db.execute(sql`update blog_posts set updated_at = ${at},
      created_at = case when created_at >= ${since} then ${at} else created_at end,
      published_at = case when published_at >= ${since} then ${at} else published_at end,
      first_published_at = case when first_published_at >= ${since} then ${at} else first_published_at end
    where id = ${id}`);
}
