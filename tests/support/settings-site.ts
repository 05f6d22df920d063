import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { onDatabase } from "./blog-posts.ts";
import type { Site } from "./site.ts";

/**
 * The environment of the files that change the settings of the business. They all use this object, so they share one
 * site (kept-sites.ts). Their names begin alike: so they run one after the other, and the site is started only once.
 */
export const settingsSite = { MAIL_FROM: "" };

/**
 * Deletes all settings and waits until the site has received this. In the same transaction, it gives a zone invented
 * hours (`mark`). The site gets notice of changes in order: once a page shows the mark, it knows every earlier change.
 */
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
