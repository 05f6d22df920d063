import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { startNotifications, stopNotifications } from "#app/lib/background/notifications.server.ts";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { createPageCache } from "./page-cache.ts";
import { followPageChanges } from "./page-invalidation.ts";

/** Two nodes that share one database, each with a cache in this process. */
const nodes = [createPageCache(1024 * 1024, {}), createPageCache(1024 * 1024, {})] as const;
let stops: (() => void)[];

beforeAll(async () => {
  stops = nodes.map((pages) => followPageChanges(pages));
  await startNotifications();
});
afterAll(async () => {
  for (const stop of stops) stop();
  await stopNotifications();
});

const home = edgeRequest();
const key = `${home.origin}/`;
const kept = () => nodes.map((pages) => pages.get(key, home) !== undefined);

async function visitEach(): Promise<void> {
  for (const pages of nodes) {
    await pages.render(key, home, async () => ({
      response: new Response("page"),
      tags: new Set(["profile"]),
    }));
  }
  expect(kept()).toEqual([true, true]);
}

// rule pages/cache
test("every node drops a changed page within a second of the database's announcement", async () => {
  await visitEach();
  await db.execute(sql`select pg_notify('atelier_pages', 'posts profile')`);
  await expect.poll(kept, { timeout: 1000, interval: 10 }).toEqual([false, false]);
});

test("a change of other data does not drop the page", async () => {
  await visitEach();
  await db.execute(sql`select pg_notify('atelier_pages', 'posts')`);
  await db.execute(sql`select pg_notify('atelier_pages', 'post:last')`);
  expect(kept()).toEqual([true, true]);
});

test("a lost connection empties every node's cache, and the nodes cache pages again after the connection is restored", async () => {
  await visitEach();
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atelier notifications' and datname = current_database()`,
  );
  await expect.poll(kept, { timeout: 1000, interval: 10 }).toEqual([false, false]);
  await expect
    .poll(
      () =>
        visitEach().then(
          () => true,
          () => false,
        ),
      { timeout: 5000, interval: 50 },
    )
    .toBe(true);
});
