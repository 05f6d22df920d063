import { everySitemapTag, listSitemapEntries, sitemapTags } from "#app/domains/sitemap/queries.server.ts";
import { readSitemapName, sitemapXml } from "#app/domains/sitemap/rules.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { xmlAnswer } from "#app/lib/pages/xml.ts";
import type { Route } from "./+types/sitemap-part";

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = readSitemapName(params.file);
  const entries = name && (await listSitemapEntries(name));
  if (!name || !entries) return new Response("Ce plan n’existe pas.", { status: 404 });
  tagPage(context, everySitemapTag, ...sitemapTags[name.kind]);
  return xmlAnswer(sitemapXml(siteOrigin(), entries));
}
