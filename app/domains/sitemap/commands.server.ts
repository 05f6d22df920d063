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
 * Handles the dashboard's button that regenerates the site maps (rule pages/site-maps). Every node (process of the
 * program) drops its cached maps. This node lists their URLs again, so that it reports the right number. The maps stay
 * up to date even without this button.
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
