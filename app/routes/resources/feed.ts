import { blogLabels } from "#app/domains/blog/reading/labels.ts";
import { getBlogOverview } from "#app/domains/blog/reading/queries/list.server.ts";
import { blogSummary } from "#app/domains/blog/reading/queries/summary.server.ts";
import { listFeedPosts } from "#app/domains/blog/feeds/queries.server.ts";
import { feedXml } from "#app/domains/blog/feeds/rules.ts";
import { requestProfile, requireShown } from "#app/domains/business/profile.server.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { xmlAnswer } from "#app/lib/pages/xml.ts";
import type { Route } from "./+types/feed";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, "posts", "categories");
  requireShown(context, "/blog");
  const profile = requestProfile(context);
  const { name } = profile;
  const site = { name, origin: siteOrigin() };
  const { categories } = await getBlogOverview();
  const feed = {
    title: `${blogLabels.heroTitle} | ${name}`,
    description: blogSummary(categories, profile),
    posts: await listFeedPosts(),
  };
  return xmlAnswer(feedXml(site, feed), "application/rss+xml");
}
