import { expect, it } from "vitest";
import { feedXml } from "./rules.ts";

const site = { name: "Atelier", origin: "https://exemple.fr" };

// rule blog/feed
it("the feed lists the newest articles with their addresses", () => {
  const post = {
    slug: "wi-fi",
    title: "Wi-Fi & box <rapides>",
    excerpt: "Un extrait",
    firstPublishedAt: new Date(Date.UTC(2026, 0, 2)),
    updatedAt: new Date(Date.UTC(2026, 0, 3)),
    categories: [{ name: "Réseau" }],
  };
  const xml = feedXml(site, { title: "Blog", description: "Conseils", posts: [post] });
  expect(xml).toContain("<title>Wi-Fi &amp; box &lt;rapides&gt;</title>");
  expect(xml).toContain('<guid isPermaLink="true">https://exemple.fr/blog/wi-fi</guid>');
  expect(xml).toContain("<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<lastBuildDate>Sat, 03 Jan 2026 00:00:00 GMT</lastBuildDate>");
  expect(xml).toContain("<category>Réseau</category>");
});

it("the feed has no item when there are no articles", () => {
  expect(feedXml(site, { title: "Blog", description: "", posts: [] })).not.toContain("<item>");
});
