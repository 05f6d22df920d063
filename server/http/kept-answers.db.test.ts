import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { askEdge, edgeOptions, formPost as post, type Received } from "#tests/support/asked-edge.ts";
import { createEdge, type Edge } from "./edge.ts";

const received: Received[] = [];
const options = edgeOptions(received);
let edge: Edge;

beforeEach(async () => {
  received.length = 0;
  edge = createEdge(options);
  edge.pages.setListening(true);
  await db.execute(sql`truncate rate_limits`);
});

const ask = (path: string, { on = edge, ...init }: RequestInit & { on?: Edge } = {}) =>
  askEdge(on, path, init);

describe("who may keep an answer", () => {
  const cacheControl = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, { headers })).headers.get("cache-control");

  test.each([
    "/admin",
    "/admin/messages",
    "/admin.data",
    "/admin/messages.data",
    "/admin/login",
    "/ADMIN",
    "/Admin.data",
  ])("nobody may keep %s", async (path) => {
    expect(await cacheControl(path)).toBe("private, no-store");
    expect(await cacheControl(path, { cookie: "atelier_session=camille" })).toBe("private, no-store");
  });

  test("the server recognises the back office in every spelling of its address", async () => {
    for (const path of ["/%61dmin", "/%41DMIN/messages", "//admin", "/x/%2e%2e/admin"]) {
      const { headers } = await ask(path, post("a=b"));
      expect(headers.get("cache-control"), path).toBe("private, no-store");
      expect(headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
    }
    const led = await ask("/%61dmin");
    expect([led.status, led.headers.get("location")]).toEqual([301, "/admin"]);
  });

  test("no cache may keep a redirect, and no header of a client can cause a redirect", async () => {
    const slash = await ask("/about/");
    expect([slash.status, slash.headers.get("cache-control")]).toEqual([301, "no-store"]);
    const twin = {
      "x-forwarded-host": "atelier72.example",
      "x-forwarded-proto": "http",
      forwarded: "host=atelier72.example",
    };
    expect((await ask("/about", { headers: twin })).status).toBe(200);
  });

  test("a request for another host does not create another cached page", async () => {
    const local = createEdge({ ...options, siteOrigin: undefined });
    local.pages.setListening(true);
    for (let number = 0; number < 3; number += 1)
      await ask("/about", { on: local, headers: { "x-forwarded-host": `host-${number}.example` } });
    expect(received).toHaveLength(1);
  });

  test("a cache may keep a shared page, but not the page that a signed-in person sees", async () => {
    expect(await cacheControl("/about")).toContain("public");
    expect(await cacheControl("/about", { cookie: "atelier_session=camille" })).toBe("private, no-store");
    expect(received).toHaveLength(2);
  });

  test("a visitor whose cookie has no session, or cannot be checked, still gets the cached page", async () => {
    await ask("/about");
    const away = createEdge({ ...options, isStaff: () => Promise.reject(new Error("database away")) });
    away.pages.setListening(true);
    await ask("/about", { on: away });
    for (const on of [edge, away])
      for (let number = 0; number < 3; number += 1) {
        const answer = await ask("/about", { on, headers: { cookie: `__Host-atelier_session=${number}` } });
        expect(await answer.text()).toMatch(/bonjour/);
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
      }
    expect(received).toHaveLength(2);
  });

  test("only the visitor's own browser may keep any other page", async () => {
    expect(await cacheControl("/blog?search=disque")).toBe("private, no-cache");
  });
});
