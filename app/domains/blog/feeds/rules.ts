import { absoluteUrl, type SiteIdentity } from "#app/lib/pages/seo.ts";
import { xmlText } from "#app/lib/pages/xml.ts";
import { blogPostPath } from "../rules/paths.ts";

interface FeedPost {
  slug: string;
  title: string;
  excerpt: string;
  firstPublishedAt: Date;
  updatedAt: Date;
  categories: readonly { name: string }[];
}

interface Feed {
  title: string;
  description: string;
  /** Newest first. */
  posts: readonly FeedPost[];
}

/** The path of the feed. */
export const feedPath = "/feed.xml";

/** The title of the link to the feed. */
export const feedTitle = "Flux RSS du blog";

/** Returns the RSS 2.0 feed of the blog (rule blog/feed). */
export function feedXml(site: SiteIdentity, { title, description, posts }: Feed): string {
  const latest = posts.reduce((found, { updatedAt }) => Math.max(found, updatedAt.getTime()), 0);
  const channel = [
    element("title", title),
    element("link", absoluteUrl(site, "/blog")),
    element("description", description),
    element("language", "fr-FR"),
    ...(latest > 0 ? [element("lastBuildDate", new Date(latest).toUTCString())] : []),
    `<atom:link href="${xmlText(absoluteUrl(site, feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(site, post)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${channel.join("\n")}
</channel>
</rss>
`;
}

function item(site: SiteIdentity, { slug, title, excerpt, firstPublishedAt, categories }: FeedPost): string {
  const address = absoluteUrl(site, blogPostPath(slug));
  const parts = [
    element("title", title),
    element("link", address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element("pubDate", firstPublishedAt.toUTCString()),
    element("description", excerpt),
    ...categories.map(({ name }) => element("category", name)),
  ];
  return `<item>\n${parts.join("\n")}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
