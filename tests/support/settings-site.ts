import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { onDatabase } from "./blog-posts.ts";
import type { Site } from "./site.ts";

/**
 * The environment of the files that change the business. One object is one site (kept-sites.ts),
 * and their names begin alike, so that it is started once.
 */
export const settingsSite = { MAIL_FROM: "" };

/** Takes all settings back, and waits until the site has heard of it: a page reads what was notified before it. */
export async function forgetSettings(site: Site): Promise<void> {
  const mark = randomUUID();
  await onDatabase(site, async (client) => {
    await client.query("begin");
    await client.query("truncate settings_sections, settings_changes");
    await client.query("notify atelier_pages, 'settings *'");
    await client.query("update locations set hours = $1 where slug = 'arnage'", [mark]);
    await client.query("commit");
  });
  const page = async () => (await fetch(`${site.url}/locations/arnage`)).text();
  await expect.poll(page, { intervals: [20, 50, 100] }).toContain(mark);
}
