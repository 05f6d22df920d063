import { everySitemapTag, listSitemaps, sitemapTags } from "#app/domains/sitemap/queries.server.ts";
import { sitemapIndexXml } from "#app/domains/sitemap/rules.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { xmlAnswer } from "#app/lib/pages/xml.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, everySitemapTag, ...Object.values(sitemapTags).flat());
  return xmlAnswer(sitemapIndexXml(siteOrigin(), await listSitemaps()));
}
