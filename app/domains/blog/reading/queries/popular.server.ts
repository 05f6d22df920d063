import { and, inArray, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { isPublished, newestFirst, selectCards, toCard } from "./card.server.ts";

const popularShown = 4;
const viewedDays = 30;
/** How many of the most viewed articles are read: more than are shown, because some may no longer be published. */
const viewedRead = 5 * popularShown;

/**
 * Returns the most popular articles, one more than a page shows, because the page of an article leaves itself out. The
 * result stays in memory until an article changes or the nightly job has counted the views ('post-cards').
 */
const listPopular = keepUntilChanged(["posts", "post-cards"], async () => {
  const views = await countViews();
  const [viewed, latest] = await Promise.all([
    selectCards()
      .where(and(isPublished, inArray(blogPosts.slug, [...views.keys()])))
      .orderBy(...newestFirst),
    selectCards()
      .where(isPublished)
      .orderBy(...newestFirst)
      .limit(popularShown + 1),
  ]);
  const ranked = viewed
    .map(toCard)
    .toSorted((one, other) => (views.get(other.slug) ?? 0) - (views.get(one.slug) ?? 0));
  const others = latest.map(toCard).filter(({ slug }) => !views.has(slug));
  return [...ranked, ...others]
    .slice(0, popularShown + 1)
    .map(({ slug, title, publishedAt }) => ({ slug, title, publishedAt }));
});

/** Returns each article's number of views in the last 30 days, by slug. */
async function countViews(): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ slug: string; views: string }>(sql`
    select substr(name, length('/blog/') + 1) as slug, sum(count) as views from visitor_stats_parts
    where kind = 'page' and name like '/blog/%'
      and date >= (now() at time zone 'Europe/Paris')::date - ${viewedDays}::int
    group by 1 order by 2 desc limit ${viewedRead}`);
  return new Map(rows.map(({ slug, views }) => [slug, Number(views)]));
}

/**
 * Returns the four popular articles to show beside the article `slug` (rule blog/popular). If there are no views, they
 * are the latest articles.
 */
export async function listPopularPosts(slug: string) {
  return (await listPopular()).filter((post) => post.slug !== slug).slice(0, popularShown);
}

export type PopularPost = Awaited<ReturnType<typeof listPopularPosts>>[number];
