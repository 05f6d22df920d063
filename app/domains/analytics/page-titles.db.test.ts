import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { getStatistics } from "./queries/statistics.server.ts";
import { pageTitle } from "./rules/page-title.ts";

// rule visits/top-pages
test("the list of top pages gives the titles of articles and towns, but not of drafts and unknown addresses", async () => {
  await db.execute(sql`truncate visits, visit_sessions, page_views, blog_posts, locations cascade`);
  await db.execute(sql`insert into blog_posts (title, slug, status, published_at) values
    ('Pourquoi mon Wi-Fi est-il faible ?', 'wi-fi-faible-maison', 'published', now()),
    ('Un secret', 'brouillon', 'draft', null)`);
  await db.execute(sql`insert into locations (name, slug, address, postal_code, city)
    values ('Zone de Mayet', 'mayet', 'x', '72360', 'Mayet')`);
  await db.execute(sql`select ensure_page_views_part(now())`);
  await db.execute(sql`
    with made as (
      insert into visits (visitor_id, user_agent, device, source, entry_path, pages_viewed, started_at, ended_at, last_seen_at)
      values (gen_random_uuid(), 'Firefox', 'mobile', '', '/blog/wi-fi-faible-maison', 4, now(), now(), now())
      returning id)
    insert into page_views (session_id, url, path, created_at)
    select id, path, path, now() from made,
      unnest(array['/blog/wi-fi-faible-maison', '/blog/brouillon', '/locations/mayet', '/locations']) path`);
  const { topPages, titles } = await getStatistics("7d", new Date(Date.now() + 1_000));
  expect(topPages.map(({ path }) => pageTitle(path, titles)).toSorted()).toEqual([
    "Blog › Brouillon",
    "Pourquoi mon Wi-Fi est-il faible ?",
    "Zones d’intervention",
    "Zones d’intervention › Mayet",
  ]);
});
