import { everySitemapTag, listSitemapEntries, sitemapTags } from "#app/domains/sitemap/queries.server.ts";
import { sitemapXml } from "#app/domains/sitemap/rules.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { xmlAnswer } from "#app/lib/pages/xml.ts";
import type { Route } from "./+types/blog-sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, everySitemapTag, ...sitemapTags.posts);
  return xmlAnswer(sitemapXml(siteOrigin(), (await listSitemapEntries({ kind: "posts", part: 1 })) ?? []));
}
