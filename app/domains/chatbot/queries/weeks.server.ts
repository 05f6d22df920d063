import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";

/** The visitors' questions of one week, and how many got each kind of reply. */
export interface WeekOfQuestions {
  /** The week's Monday, as YYYY-MM-DD. */
  monday: string;
  questions: number;
  answered: number;
  askedBack: number;
  unanswered: number;
  /** The number of conversations from which the visitor sent a message to the shop. */
  handedOver: number;
}

const shownWeeks = 8;
const siteTimeZone = "Europe/Paris";

/** Returns the latest eight weeks, the current one first, including weeks without a question (rule assistant/weeks). */
export async function listWeeks(): Promise<WeekOfQuestions[]> {
  const { rows } = await db.execute<Record<keyof WeekOfQuestions, string>>(sql`
    with weeks as (
      select monday::date as monday
      from generate_series(
        date_trunc('week', now() at time zone ${siteTimeZone}) - make_interval(weeks => ${shownWeeks - 1}),
        date_trunc('week', now() at time zone ${siteTimeZone}), interval '1 week'
      ) as monday
    ), replies as (
      select date_trunc('week', created_at at time zone ${siteTimeZone})::date as monday, kind
      from chatbot_messages
      where role = 'assistant' and kind <> 'greeting' and created_at > now() - make_interval(weeks => ${shownWeeks})
    ), handovers as (
      select date_trunc('week', created_at at time zone ${siteTimeZone})::date as monday, count(*)::int as handed_over
      from contact_messages
      where conversation_id is not null and created_at > now() - make_interval(weeks => ${shownWeeks})
      group by 1
    )
    select weeks.monday::text as monday, count(replies.kind)::int as questions,
      count(*) filter (where kind in ('answer', 'passage', 'written'))::int as answered,
      count(*) filter (where kind = 'asked_back')::int as "askedBack",
      count(*) filter (where kind in ('no_match', 'failure'))::int as unanswered,
      coalesce(max(handed_over), 0)::int as "handedOver"
    from weeks left join replies using (monday) left join handovers using (monday)
    group by weeks.monday order by weeks.monday desc`);
  return rows.map((row) => ({
    monday: row.monday,
    questions: Number(row.questions),
    answered: Number(row.answered),
    askedBack: Number(row.askedBack),
    unanswered: Number(row.unanswered),
    handedOver: Number(row.handedOver),
  }));
}
