import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { askEdge, edgeOptions, type Received } from "#tests/support/asked-edge.ts";
import { createEdge, type Edge } from "./edge.ts";
import { responseOf } from "./stored-answer.ts";

const filesFolder = mkdtempSync(join(tmpdir(), "atelier-kept-"));
mkdirSync(join(filesFolder, "assets"));
writeFileSync(join(filesFolder, "assets", "app-1a2b.js"), "console.log('bonjour')");
afterAll(() => rmSync(filesFolder, { recursive: true }));

const received: Received[] = [];
let edge: Edge;

beforeEach(async () => {
  received.length = 0;
  edge = createEdge({ ...edgeOptions(received), filesFolder });
  edge.pages.setListening(true);
  await db.execute(sql`truncate rate_limits`);
  // This request puts the page into the cache.
  await askEdge(edge, "/about");
});

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

function fromMemory({ path, method = "GET", headers = {} }: Asked): Response | undefined {
  const socket = { remoteAddress: "127.0.0.1" };
  const host = "127.0.0.1:3000";
  const incoming = { method, url: path, headers: { host, ...headers }, socket };
  const kept = edge.fromMemory(incoming as unknown as IncomingMessage);
  return kept && responseOf(kept);
}

async function read(answer: Response) {
  const { "x-request-id": id, ...headers } = Object.fromEntries(answer.headers);
  expect(id).toMatch(/^[\w-]{36}$/);
  return { status: answer.status, headers, body: await answer.text() };
}

const gzip = { "accept-encoding": "gzip" };

// rule pages/cache
test.each<Asked>([
  { path: "/about" },
  { path: "/about", method: "HEAD" },
  { path: "/about", headers: gzip },
  { path: "/about?utm_source=lettre", headers: { "accept-encoding": "gzip, br" } },
  { path: "/about", headers: { "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https" } },
  { path: "/assets/app-1a2b.js", headers: gzip },
  { path: "/assets/app-1a2b.js", headers: { cookie: "atelier_session=camille" } },
])("Node's request gets the same answer from memory as a Fetch request: %o", async (asked) => {
  const kept = fromMemory(asked);
  if (!kept) throw new Error("nothing in memory");
  const { path, ...init } = asked;
  expect(await read(kept)).toEqual(await read(await askEdge(edge, path, init)));
  expect(received).toHaveLength(1);
});

test("a client that already has the page gets a 304", async () => {
  const etag = fromMemory({ path: "/about" })?.headers.get("etag") ?? "";
  expect(fromMemory({ path: "/about", headers: { "if-none-match": etag } })?.status).toBe(304);
});

test.each<Asked>([
  { path: "/services" },
  { path: "/about", method: "POST" },
  { path: "/about", headers: { cookie: "atelier_session=camille" } },
  { path: "/about/" },
  { path: "//about" },
  { path: "/%61bout" },
  { path: "/x/../about" },
  { path: "/about?a=%00" },
  { path: "http://127.0.0.1:3000/about" },
  { path: "/about", headers: { host: "Example.fr" } },
  { path: "/about", headers: { host: "exemple.fr/x" } },
  { path: "/about", headers: { host: "" } },
  { path: "/about", headers: { "content-length": "999999999" } },
  { path: "/assets/unknown.js" },
])("every other request goes on to the gates and the application: %o", (asked) => {
  expect(fromMemory(asked)).toBeUndefined();
});
