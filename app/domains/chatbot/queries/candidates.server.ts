import { type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "#app/db/client.server.ts";
import { namedStatement } from "#app/db/statement.server.ts";
import { circumstanceWords } from "../content/circumstance-words.ts";
import { fillerWords } from "../content/filler-words.ts";
import { type Candidate, candidateLimit } from "../rules/matching.ts";

/** At most this many words of a question are read, because somebody may paste a whole page. The first words matter. */
const mostWords = 30;
/** At most this many responses (stored answers) are compared for a frequent word, and as many that have every word. */
const mostOfWord = 200;

export interface MatchedResponse {
  id: string;
  response: string;
  keywords: string;
  offersContact: boolean;
  withheld: boolean;
  topic: string | null;
  /** The text on the response's button, when the visitor chooses between responses. */
  label: string | null;
}

export type FoundCandidate = Candidate & MatchedResponse;

/** What is searched for: a question as it was typed, or a list of keywords, none of which is ignored as a filler. */
export type Asked = { question: string } | { words: string[] };

type WordLists = Record<"fillers" | "circumstances", SQL>;

/**
 * Returns the two word lists as SQL constants, each word reduced to its stem as in the text search. PostgreSQL finds a
 * word in a constant list by its hash, but compares any other list word by word.
 */
export async function readWordLists(): Promise<WordLists> {
  const { rows } = await db.execute<Record<keyof WordLists, string>>(sql`
    select quote_literal(chatbot_words_of(${fillerWords})::text) || '::text[]' as fillers,
      quote_literal(chatbot_words_of(${circumstanceWords})::text) || '::text[]' as circumstances`);
  const [row] = rows;
  if (!row) throw new Error("a select without a table returns a row");
  return { fillers: sql.raw(row.fillers), circumstances: sql.raw(row.circumstances) };
}

/**
 * Hides the values of a query from PostgreSQL's planner. PostgreSQL then plans the query once for each connection
 * instead of once for each question. Planning took longer than the query itself (ADR 213).
 */
const given = (name: string, type: string) => sql.raw(`(select ${name} from given)::${type}`);
const value = sql.placeholder;

/**
 * Selects the words of a question. Filler words (politeness, question words) do not count. If a question has no others,
 * they count, so that 'bonjour' (hello) gets an answer.
 */
const wordsOfQuestion = (fillers: SQL) => sql`
    select typed.word, known.word is not null as known,
      typed.word <> all (${fillers}) and (known.word is not null or typed.word !~ '^[0-9]+$') as counts
    from unnest(chatbot_words_of(${given("question", "text")})) as typed (word)
      left join chatbot_words known using (word)
    limit ${sql.raw(String(mostWords))}`;
const theseWords = sql`
    select word, true as known, true as counts from unnest(${given("words", "text[]")}) as word`;

const columns = sql.raw('id, response, keywords, offers_contact as "offersContact", withheld, topic, label');

interface ReadMatch {
  typed: { word: string; known: boolean; counts: boolean }[];
  candidates: FoundCandidate[];
  responses: MatchedResponse[];
}

const matchQuery = (asked: SQL, typed: SQL, { circumstances }: WordLists): SQL => sql`
    with given as materialized (
      select ${asked}, ${value("corrected")}::text[] as corrected, ${value("also")}::uuid[] as also
    ), typed as materialized (${typed}), words as materialized (
      select word from typed where counts or not exists (select from typed where counts)
    ), asked as materialized (
      select query, (query::text || ':A')::tsquery as among_first, 1 / (1 + ln(responses)) as weight,
        word <> all (${circumstances}) and word <> all (${given("corrected", "text[]")}) as is_subject
      from words join chatbot_words using (word), plainto_tsquery('simple', word) as query
      where numnode(query) = 1
    ), near as materialized (
      select id, keywords, keywords_vector from chatbot_responses where id = any(array(
        select one.id from asked, lateral (
          select id from chatbot_responses where keywords_vector @@ query limit ${sql.raw(String(mostOfWord))}
        ) as one
        union all
        select every.id from (select string_agg(query::text, ' & ')::tsquery as query from asked) as whole,
          lateral (
            select id from chatbot_responses where keywords_vector @@ query limit ${sql.raw(String(mostOfWord))}
          ) as every
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
      order by place limit ${sql.raw(String(candidateLimit))}
    )
    select
      (select coalesce(json_agg(typed), '[]') from typed) as typed,
      (select coalesce(json_agg(candidate order by place), '[]') from (
        select ${columns}, found, subjects, weight, place
        from best join chatbot_responses using (id)
      ) as candidate) as candidates,
      (select coalesce(json_agg(named), '[]') from (
        select ${columns} from chatbot_responses where id = any(${given("also", "uuid[]")})
      ) as named) as responses`;

const byQuestion = namedStatement<ReadMatch & Row>("chatbot_match_question", async () => {
  const lists = await readWordLists();
  return matchQuery(sql`${value("question")}::text as question`, wordsOfQuestion(lists.fillers), lists);
});
const byWords = namedStatement<ReadMatch & Row>("chatbot_match_words", async () =>
  matchQuery(sql`${value("words")}::text[] as words`, theseWords, await readWordLists()),
);
type Row = Record<string, unknown>;

/**
 * Reads in one query the words of a question, the five best responses (stored answers) and the responses that `also`
 * names. First come the responses with every word, then those that share the rarest words. The number of responses that
 * are compared for each word is bounded.
 */
export async function readMatch(
  { $client }: Reader,
  asked: Asked,
  { corrected = [], also = [] }: { corrected?: string[]; also?: readonly string[] },
): Promise<ReadMatch> {
  const ask = "question" in asked ? byQuestion : byWords;
  const [row] = await ask($client, { ...asked, corrected, also: [...also] });
  if (!row) throw new Error("a select without a table returns a row");
  return row;
}
