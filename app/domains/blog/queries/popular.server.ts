import { keepUntilChanged } from "#app/lib/keep-until-changed.server.ts";
import { isPublished, newestFirst, selectCards, toCard } from "./card.server.ts";

const popularShown = 4;

/** One more than are shown: the article being read is left out. */
const listPopular = keepUntilChanged(["posts", "post-cards"], async () => {
  const rows = await selectCards()
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(popularShown + 1);
  return rows.map(toCard).map(({ slug, title, publishedAt }) => ({ slug, title, publishedAt }));
});

/**
 * 'Articles populaires' beside the article `slug` (P§2): the latest 4, as long as no page view is counted, which is
 * decision 8's order of a new site.
 */
export async function listPopularPosts(slug: string) {
  return (await listPopular()).filter((post) => post.slug !== slug).slice(0, popularShown);
}

export type PopularPost = Awaited<ReturnType<typeof listPopularPosts>>[number];
