import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { log } from "#app/lib/log.server.ts";
import { pagesChannel } from "#app/lib/pages/cache.server.ts";
import { absoluteUrl } from "#app/lib/pages/seo.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { everySitemapTag, listSitemapEntries, listSitemaps } from "./queries.server.ts";
import { regenerationFailed } from "./labels.ts";
import type { SitemapOutcome } from "./rules.ts";

/**
 * Runs the dashboard's sitemap action (rule pages/site-maps). Every node (process of the site) drops its cached maps.
 * This node then lists all their URLs, so that the number it reports is correct. The maps are up to date even without
 * this action.
 */
export async function regenerateSitemaps(actor: Actor): Promise<SitemapOutcome> {
  try {
    await db.execute(sql`select pg_notify(${pagesChannel}, ${everySitemapTag})`);
    let count = 0;
    for (const { name } of await listSitemaps()) count += (await listSitemapEntries(name))?.length ?? 0;
    log.info({ userId: actor.userId, count }, "site maps regenerated");
    return { outcome: "done", url: absoluteUrl({ name: "", origin: siteOrigin() }, "/sitemap.xml"), count };
  } catch (error) {
    log.error({ err: error }, "site maps not regenerated");
    return { outcome: "failed", refusal: regenerationFailed };
  }
}
