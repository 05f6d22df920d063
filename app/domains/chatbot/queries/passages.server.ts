import { sql } from "drizzle-orm";
import type { Reader } from "#app/db/client.server.ts";
import { namedStatement } from "#app/db/statement.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { passageText } from "../labels.ts";
import {
  askedWords,
  type AskedWords,
  bestSentences,
  likeness,
  type Passage,
} from "../passages/rules/passages.ts";
import { passagesOf } from "../passages/rules/article-passages.ts";
import { ownPassages, servicePassagesOf } from "../passages/rules/service-passages.ts";
import { currentKnowledge } from "../understanding/jobs/learning.server.ts";
import { isLikelyOffTopic, type Knowledge } from "../understanding/rules/knowledge.ts";
import { wordRarity } from "../understanding/rules/features.ts";
import { readWordLists } from "./candidates.server.ts";
import type { Judgement } from "./reply.server.ts";

/**
 * A passage (part of a page) must be at least this similar to the question to be quoted, from 0 to 1. The value was
 * measured with questions of people who did not know the program (ADR 181).
 */
const likeFrom = 0.45;
const fewestWords = 2;
const comparedPassages = 12;
const mostPassages = 3;

/** The passages (parts of articles and service pages) about a question, the most similar first. */
export interface FoundPassages {
  asked: AskedWords;
  passages: readonly (Passage & { share: number })[];
}

/**
 * Finds the passages that answer a question which no response (a stored answer) fits (rule assistant/passages). Returns
 * null if none is similar enough.
 */
export async function findPassages(
  question: string,
  { understanding }: Pick<Judgement, "understanding">,
  { profile, executor: { $client } }: { profile: BusinessProfile; executor: Reader },
  given?: Knowledge,
): Promise<FoundPassages | null> {
  if (!understanding || isLikelyOffTopic(understanding)) return null;
  const knowledge = given ?? (await currentKnowledge());
  if (!knowledge) return null;
  const { rarity } = knowledge.weights;
  const asked = askedWords(
    question,
    (word) => wordRarity(word, rarity),
    rarity.reduce((most, one) => Math.max(most, one), 0),
  );
  const articles = await nearArticles($client, { question });
  const passages = [
    ...articles.flatMap((article) => passagesOf(article, profile.site.withdrawn)),
    ...servicePassagesOf(profile),
    ...ownPassages(profile),
  ]
    .filter(({ path }) => isShown(profile, path) && !isWithdrawn(profile, path))
    .map((passage) => ({ passage, ...likeness(asked, passage) }))
    .filter(({ words }) => words >= fewestWords)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, comparedPassages)
    .map(({ passage, share }) => ({
      ...fillTexts(passage, businessWords(profile)),
      // Words that stand close together are a stronger sign than the same words spread over a page.
      share: (share + bestSentences(asked, passage).share) / 2,
    }))
    // A passage about a promise that the shop does not make is empty once its names in braces are filled in.
    .filter(({ text, share }) => text && share >= likeFrom)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, mostPassages);
  return passages.length > 0 ? { asked, passages } : null;
}

/** Returns the best passage as an answer, with a link to its page (rule assistant/passages). */
export function passageReply({ asked, passages: [best] }: FoundPassages): string {
  return best
    ? passageText({ title: best.title, path: best.path, quote: bestSentences(asked, best).quote })
    : "";
}

const mostWords = 12;
const rareWords = 4;
const mostFound = 200;
const readArticles = 5;
const constant = (value: number) => sql.raw(String(value));

/**
 * Reads the published articles that have most of a question's rare words. For each word it reads a bounded number, so
 * that the cost does not grow with the number of articles.
 */
const nearArticles = namedStatement<{ title: string; slug: string; content: string }>(
  "chatbot_near_articles",
  async () => sql`
    with given as materialized (select ${sql.placeholder("question")}::text as question), asked as materialized (
      select word, plainto_tsquery('simple', word) as query
      from unnest(chatbot_words_of((select question from given))) as word
      where word <> all (${(await readWordLists()).fillers}) limit ${constant(mostWords)}
    ), counted as materialized (
      select word, query, (
        select count(*) from (
          select from blog_posts where status = 'published' and search_vector @@ query limit ${constant(mostFound)}
        ) as few
      ) as found
      from asked where numnode(query) = 1
    ), rare as (
      select word, query, found from counted where found > 0 order by found, word limit ${constant(rareWords)}
    ), wanted as (
      select query from rare
      union all select plainto_tsquery('simple', string_agg(word, ' ')) from rare having count(*) > 1
    ), near as (
      select distinct post.id from wanted, lateral (
        select id from blog_posts where status = 'published' and search_vector @@ query limit ${constant(mostFound / 2)}
      ) as post
    )
    select title, slug, left(content, 60000) as content from blog_posts join (
      select near.id, sum(1 / (1 + ln(found::float8))) as weight
      from near join blog_posts using (id), counted where found > 0 and search_vector @@ query
      -- An id is random. The slug breaks a tie, so that a question has the same answer on every site with these articles.
      group by near.id, slug order by 2 desc, slug limit ${constant(readArticles)}
    ) as best using (id) order by weight desc, slug`,
);
