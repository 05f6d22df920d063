import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { edgeRequest } from "#tests/support/edge-request.ts";

const withinMs = 1_000;
const camille: Actor = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "1" };
const paths = ["/", "/about", "/services"] as const;

type Path = (typeof paths)[number];
type Node = Awaited<ReturnType<typeof startNode>>;

/** Starts a node of the site. Like a separate process, it has its own copy of every module that keeps state. */
async function startNode() {
  vi.resetModules();
  const { startNotifications, stopNotifications } =
    await import("#app/lib/background/notifications.server.ts");
  const { currentProfile } = await import("#app/domains/business/profile.server.ts");
  const { aboutTexts, callOf, homeTexts } = await import("#app/domains/business/queries.server.ts");
  const { changeSettings } = await import("#app/domains/settings/commands/change.server.ts");
  const { createPageCache } = await import("./page-cache.ts");
  const { responseOf } = await import("./stored-answer.ts");
  const { followPageChanges } = await import("./page-invalidation.ts");
  const pages = createPageCache(1024 * 1024, {});
  const stopFollowing = followPageChanges(pages);
  await startNotifications();

  async function rendered(path: Path): Promise<string> {
    const profile = await currentProfile();
    const said = { "/": homeTexts, "/about": aboutTexts, "/services": callOf.bind(null, "services") };
    return JSON.stringify(said[path](profile));
  }

  return {
    save: changeSettings,
    isKept: (path: Path) => pages.get(path, edgeRequest({ path })) !== undefined,
    /** Returns the page as a visitor of this node gets it: from the cache if cached, else rendered and then cached. */
    async visit(path: Path): Promise<string> {
      const request = edgeRequest({ path });
      const render = async () => ({ response: new Response(await rendered(path)), tags: new Set(["fixed"]) });
      const answer = pages.get(path, request) ?? (await pages.render(path, request, render));
      return (answer instanceof Response ? answer : responseOf(answer)).text();
    },
    async stop() {
      stopFollowing();
      await stopNotifications();
    },
  };
}

let nodes: Node[];

beforeAll(async () => {
  await db.execute(sql`truncate settings_sections, settings_changes`);
  nodes = [await startNode(), await startNode()];
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
});

/** Returns the pages of both nodes in two lists: pages that contain a text, and pages that do not. */
async function visitAll(text: string) {
  const visited = await Promise.all(
    nodes.flatMap((node, index) =>
      paths.map(async (path) => ({
        page: `${index} ${path}`,
        says: (await node.visit(path)).includes(text),
      })),
    ),
  );
  const names = (says: boolean) => visited.filter((one) => one.says === says).map(({ page }) => page);
  return { saying: names(true), silent: names(false) };
}

// rule settings/everywhere
test("a change of the settings shows on every cached page of both nodes within a second", async () => {
  for (const [version, said] of ["sous deux jours", "dans la semaine"].entries()) {
    expect((await visitAll(said)).saying).toEqual([]);
    expect(nodes.every((node) => paths.every((path) => node.isKept(path)))).toBe(true);
    const saved = await nodes[0]?.save(camille, "proof", {
      version: String(version),
      delay: said,
      reply: said,
    });
    expect(saved).toMatchObject({ outcome: "done" });
    const since = performance.now();
    await expect
      .poll(async () => (await visitAll(said)).silent, { timeout: withinMs, interval: 10 })
      .toEqual([]);
    expect(performance.now() - since).toBeLessThan(withinMs);
  }
});

/** Whether a SQL statement is the statement that reads the business profile (profile.server.ts). */
const readsBusiness = (statement: string) =>
  statement === 'select "section", "values" from "settings_sections"';

// rule settings/everywhere
test("the settings cost no query on a cached page, and one query in each process after a change", async () => {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const statements = () =>
    asked.mock.calls.map(([query]) =>
      typeof query === "string" ? query : ((query as pg.QueryConfig).text ?? ""),
    );
  try {
    await visitAll("");
    asked.mockClear();
    await visitAll("");
    expect(statements()).toEqual([]);
    const before = { version: "2", delay: "sous trois jours", reply: "sous trois jours" };
    expect(await nodes[1]?.save(camille, "proof", before)).toMatchObject({ outcome: "done" });
    asked.mockClear();
    await expect.poll(async () => (await visitAll("sous trois jours")).silent, { interval: 10 }).toEqual([]);
    expect(statements().filter(readsBusiness)).toHaveLength(nodes.length);
  } finally {
    asked.mockRestore();
  }
});
