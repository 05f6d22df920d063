import { type SQL, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { circumstanceWords } from "../content/circumstance-words.ts";
import { fillerWords } from "../content/filler-words.ts";
import { type Candidate, candidateLimit } from "../rules/matching.ts";

/** A question's first words say what it is about. The limit bounds the cost of a pasted page. */
const mostWords = 30;
/** Of a word that more responses have, so many are compared, besides those that have every word. */
const mostOfWord = 200;

export interface MatchedResponse {
  id: string;
  response: string;
  keywords: string;
  offersContact: boolean;
  topic: string | null;
  /** What a button says of it. */
  label: string | null;
}

export type FoundCandidate = Candidate & MatchedResponse;

/** As PostgreSQL writes arrays: they go back with every question. */
interface WordLists {
  fillers: string;
  circumstances: string;
}

let lists: WordLists | undefined;

/** Reads the two word lists as the dictionary sees them, once. */
async function wordLists(): Promise<WordLists> {
  if (lists) return lists;
  const { rows } = await db.execute<Record<keyof WordLists, string>>(sql`
    select chatbot_words_of(${fillerWords})::text as fillers,
      chatbot_words_of(${circumstanceWords})::text as circumstances`);
  const [row] = rows;
  if (!row) throw new Error("a select without a table returns a row");
  lists = { fillers: row.fillers, circumstances: row.circumstances };
  return lists;
}

/** The words of a question. Those that count are not fillers, unless every one is, so that 'bonjour' gets an answer. */
export async function wordsOf(question: string): Promise<SQL> {
  const { fillers } = await wordLists();
  return sql`
    select typed.word, known.word is not null as known,
      typed.word <> all (${fillers}::text[])
        and (known.word is not null or typed.word !~ '^[0-9]+$') as counts
    from unnest(chatbot_words_of(${question})) as typed (word) left join chatbot_words known using (word)
    limit ${mostWords}`;
}

/** Words that are all known, and all count. */
export const theseWords = (words: string[]): SQL =>
  sql`select word, true as known, true as counts from unnest(${sql.param(words)}::text[]) as word`;

const responseColumns = sql.raw('id, response, keywords, offers_contact as "offersContact", topic, label');

interface ReadMatch {
  typed: { word: string; known: boolean; counts: boolean }[];
  candidates: FoundCandidate[];
  responses: MatchedResponse[];
}

/**
 * Reads in one query the words, the five responses that share most with them (all of them first, then the rarest words)
 * and the responses `also` names. Each word reads a bounded number of responses, whatever their number.
 */
export async function readMatch(
  executor: Executor,
  typed: SQL,
  { corrected = [], also = [] }: { corrected?: string[]; also?: readonly string[] },
): Promise<ReadMatch> {
  const { circumstances } = await wordLists();
  const { rows } = await executor.execute<Record<keyof ReadMatch, unknown>>(sql`
    with typed as materialized (${typed}), words as materialized (
      select word from typed where counts or not exists (select from typed where counts)
    ), asked as materialized (
      select query, (query::text || ':A')::tsquery as among_first, 1 / (1 + ln(responses)) as weight,
        word <> all (${circumstances}::text[] || ${sql.param(corrected)}::text[]) as is_subject
      from words join chatbot_words using (word), plainto_tsquery('simple', word) as query
      where numnode(query) = 1
    ), near as materialized (
      select id, keywords, keywords_vector from chatbot_responses where id = any(array(
        select one.id from asked, lateral (
          select id from chatbot_responses where keywords_vector @@ query limit ${mostOfWord}
        ) as one
        union all
        select every.id from (select string_agg(query::text, ' & ')::tsquery as query from asked) as whole,
          lateral (select id from chatbot_responses where keywords_vector @@ query limit ${mostOfWord}) as every
      ))
    ), best as materialized (
      select id, found, subjects, weight, row_number() over (
        order by found = (select count(*) from words) desc, weight desc, length(keywords_vector), keywords
      ) as place
      from near, lateral (
        select count(*)::int as found, count(*) filter (where is_subject)::int as subjects,
          sum(weight * case when keywords_vector @@ among_first then 1.5 else 1 end)::float8 as weight
        from asked where keywords_vector @@ query
      ) as counted
      order by place limit ${candidateLimit}::int
    )
    select
      (select coalesce(json_agg(typed), '[]') from typed) as typed,
      (select coalesce(json_agg(candidate order by place), '[]') from (
        select ${responseColumns}, found, subjects, weight, place
        from best join chatbot_responses using (id)
      ) as candidate) as candidates,
      (select coalesce(json_agg(named), '[]') from (
        select ${responseColumns} from chatbot_responses where id = any(${sql.param([...also])}::uuid[])
      ) as named) as responses`);
  const [row] = rows;
  if (!row) throw new Error("a select without a table returns a row");
  return row as unknown as ReadMatch;
}
