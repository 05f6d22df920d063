import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import {
  askEdge,
  edgeOptions,
  edgeOrigin as origin,
  formPost as post,
  type Received,
} from "#tests/support/asked-edge.ts";
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
  ])("nobody keeps %s", async (path) => {
    expect(await cacheControl(path)).toBe("private, no-store");
    expect(await cacheControl(path, { cookie: "atelier_session=camille" })).toBe("private, no-store");
  });

  test("the back office is recognised in every spelling", async () => {
    for (const path of ["/%61dmin", "/%41DMIN/messages", "//admin", "/x/%2e%2e/admin"]) {
      const { headers } = await ask(path, post("a=b"));
      expect(headers.get("cache-control"), path).toBe("private, no-store");
      expect(headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
    }
    const led = await ask("/%61dmin");
    expect([led.status, led.headers.get("location")]).toEqual([301, `${origin}/admin`]);
  });

  test("no redirect may be cached, and no header of a client can cause one", async () => {
    const slash = await ask("/about/");
    expect([slash.status, slash.headers.get("cache-control")]).toEqual([301, "no-store"]);
    const twin = {
      "x-forwarded-host": "atelier72.example",
      "x-forwarded-proto": "http",
      forwarded: "host=atelier72.example",
    };
    expect((await ask("/about", { headers: twin })).status).toBe(200);
  });

  test("the Host header never makes another cached page", async () => {
    const local = createEdge({ ...options, siteOrigin: undefined });
    local.pages.setListening(true);
    for (let number = 0; number < 3; number += 1)
      await ask("/about", { on: local, headers: { "x-forwarded-host": `host-${number}.example` } });
    expect(received).toHaveLength(1);
  });

  test("a shared page may be cached, but not as someone signed in sees it", async () => {
    expect(await cacheControl("/about")).toContain("public");
    expect(await cacheControl("/about", { cookie: "atelier_session=camille" })).toBe("private, no-store");
    expect(received).toHaveLength(2);
  });

  test("a cookie without a session, or an unreadable one, still gets the cached page", async () => {
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

  test("any other page may be kept by its visitor only", async () => {
    expect(await cacheControl("/blog?search=disque")).toBe("private, no-cache");
  });
});
