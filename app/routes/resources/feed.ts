import { blogLabels } from "#app/domains/blog/labels.ts";
import { listFeedPosts } from "#app/domains/blog/queries/feed.server.ts";
import { feedXml } from "#app/domains/blog/rules/feed.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { tagPage } from "#app/lib/page-cache.server.ts";
import { siteOrigin } from "#app/lib/site-url.server.ts";
import { xmlAnswer } from "#app/lib/xml.ts";
import type { Route } from "./+types/feed";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, "posts", "categories");
  const site = { name: businessProfile.name, origin: siteOrigin() };
  const feed = {
    title: `${blogLabels.heroTitle} | ${businessProfile.name}`,
    description: blogLabels.description,
    posts: await listFeedPosts(),
  };
  return xmlAnswer(feedXml(site, feed), "application/rss+xml");
}
