import { everySitemapTag, listSitemapEntries, sitemapTags } from "#app/domains/sitemap/queries.server.ts";
import { sitemapXml } from "#app/domains/sitemap/rules.ts";
import { tagPage } from "#app/lib/page-cache.server.ts";
import { siteOrigin } from "#app/lib/site-url.server.ts";
import { xmlAnswer } from "#app/lib/xml.ts";
import type { Route } from "./+types/blog-sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, everySitemapTag, ...sitemapTags.posts);
  return xmlAnswer(sitemapXml(siteOrigin(), (await listSitemapEntries({ kind: "posts", part: 1 })) ?? []));
}
