import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { refreshClientSalts } from "#app/lib/trust/client-key.server.ts";
import { log } from "#app/lib/log.server.ts";
import {
  askEdge,
  edgeOptions,
  edgeOrigin as origin,
  formPost,
  type Received,
} from "#tests/support/asked-edge.ts";
import { createEdge, type Edge } from "./edge.ts";
import { listen } from "./listen.ts";

const received: Received[] = [];
const options = edgeOptions(received);
const post = formPost;
let edge: Edge;

beforeAll(() => refreshClientSalts());
beforeEach(async () => {
  received.length = 0;
  edge = createEdge(options);
  edge.pages.setListening(true);
  await db.execute(sql`truncate rate_limits`);
});
afterEach(() => vi.restoreAllMocks());

const ask = (path: string, { on = edge, ...init }: RequestInit & { peer?: string; on?: Edge } = {}) =>
  askEdge(on, path, init);

describe("the application", () => {
  test("gets the public address and the visitor's address, and no header that a proxy wrote", async () => {
    await ask("/admin?a=1", {
      headers: {
        "x-forwarded-for": "203.0.113.5",
        "x-forwarded-host": "evil.example",
        "x-real-ip": "1.2.3.4",
      },
    });
    const [seen] = received;
    expect(seen?.request.url).toBe(`${origin}/admin?a=1`);
    expect([...(seen?.request.headers.keys() ?? [])]).toEqual([]);
    expect(seen?.info.clientAddress).toBe("203.0.113.5");
    expect(seen?.info.clientKey).toMatch(/^[\w-]{22}$/);
  });

  test("gets the body of a form", async () => {
    await ask("/", post("name=H%C3%A9l%C3%A8ne"));
    expect((await received[0]?.request.formData())?.get("name")).toBe("Hélène");
  });

  test("renders a shared page without the cookie, the address or any header of the request", async () => {
    await ask("/", {
      headers: { cookie: "theme=dark", "accept-language": "de", "x-forwarded-for": "203.0.113.5" },
    });
    const [seen] = received;
    expect([...(seen?.request.headers.keys() ?? [])]).toEqual([]);
    expect(seen?.info).toMatchObject({ clientAddress: "", clientKey: "" });
  });

  // rule pages/problem
  test("answers in French without the reason when it fails, and the reason is logged", async () => {
    const logged = vi.spyOn(log, "error").mockReturnValue(undefined);
    const failing = createEdge({
      ...options,
      application: () => Promise.reject(new Error("password=secret")),
    });
    for (const path of ["/", "/admin"]) {
      const answer = await ask(path, { on: failing, headers: { accept: "text/html" } });
      expect(answer.status).toBe(500);
      expect(await answer.text()).toMatch(/Une erreur est survenue/);
    }
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

describe("every answer", () => {
  test.each<[string, RequestInit]>([
    ["/", {}],
    ["/admin", {}],
    ["/healthz", {}],
    ["/about/", {}],
    ["/%zz", {}],
    ["/", { method: "PUT" }],
    ["/", post("a=b", { "sec-fetch-site": "cross-site" })],
  ])("to %s %o has the security headers and the request's identifier", async (path, init) => {
    const { headers } = await ask(path, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none'/) as string,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });

  test("tells browsers to insist on TLS, but not over plain HTTP", async () => {
    const local = createEdge({ ...options, siteOrigin: undefined });
    expect((await ask("/", { on: local })).headers.has("strict-transport-security")).toBe(false);
    expect((await ask("/")).headers.get("strict-transport-security")).toBe("max-age=31536000");
    const everywhere = createEdge({ ...options, hstsSubdomains: true });
    const { headers } = await ask("/", { on: everywhere });
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });

  test("is compressed, even if it is for one visitor only", async () => {
    const answer = await ask("/admin", { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  });
});

describe("posts", () => {
  test("are refused with the time to wait after the 60th in a minute", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0, 15), toFake: ["Date"] });
    for (let count = 0; count < 60; count += 1) expect((await ask("/", post("a=b"))).status).toBe(200);
    const refused = await ask("/", post("a=b", { accept: "text/html" }));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("45");
    expect(await refused.text()).toContain("Trop de demandes");
    expect((await ask("/", post("a=b", { "x-forwarded-for": "203.0.113.77" }))).status).toBe(200);
    vi.useRealTimers();
  });

  // rule accounts/attempts
  test("from neighbours at one address do not block staff or a browser that signed in before", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0, 15), toFake: ["Date"] });
    for (let count = 0; count < 61; count += 1) await ask("/newsletter", post("a=b"));
    const status = async (path: string, cookie: string) => (await ask(path, post("a=b", { cookie }))).status;
    expect(await status("/admin/account", "atelier_session=camille")).toBe(200);
    expect(await status("/admin/login", "atelier_known=camille")).toBe(200);
    expect(await status("/admin/login", "atelier_known=made-up")).toBe(429);
    expect(await status("/admin/account", "atelier_session=made-up")).toBe(429);
    expect(await status("/newsletter", "atelier_known=camille")).toBe(429);
    vi.useRealTimers();
  });

  test("store no IP address, only a pseudonym that changes every day", async () => {
    await ask("/", post("a=b", { "x-forwarded-for": "203.0.113.5" }));
    const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain("203.0.113");
  });

  test("that are too large are refused with a page, whether their length is announced or not", async () => {
    const large = "a=".padEnd(300_000, "b");
    const announced = await ask("/", post(large, { "content-length": "300000", accept: "text/html" }));
    expect(announced.status).toBe(413);
    expect(announced.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const chunked = await ask("/", post(large));
    expect(chunked.status).toBe(413);
    expect(await chunked.text()).toMatch(/^Envoi trop volumineux/);
    expect(received).toEqual([]);
  });

  test("from another site do not reach the application", async () => {
    expect((await ask("/admin", post("a=b", { origin: "https://evil.example" }))).status).toBe(403);
    expect(received).toEqual([]);
  });
});

test("an event stream is sent as it is written, and the server notices when the visitor leaves", async () => {
  const { promise: left, resolve: onLeft } = Promise.withResolvers<string>();
  const on = createEdge({
    ...options,
    async application(request) {
      request.signal.addEventListener("abort", () => onLeft("left"));
      const body = new ReadableStream({
        start: (events) => events.enqueue(new TextEncoder().encode("data: 3\n\n")),
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    },
  });
  const { port, close } = await listen({ fetch: on.fetch, host: "127.0.0.1", port: 0 });
  const leaving = new AbortController();
  const headers = { "accept-encoding": "gzip, br" };
  const { body } = await fetch(`http://127.0.0.1:${port}/admin/events`, { headers, signal: leaving.signal });
  const first = await body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe("data: 3\n\n");
  leaving.abort();
  expect(await left).toBe("left");
  await close(1000);
});

describe("the addresses for monitoring, and the log", () => {
  test("/healthz answers while the process runs, and /readyz while the database is ready", async () => {
    const starting = createEdge({ ...options, readiness: async () => "full" });
    expect((await ask("/healthz", { on: starting })).status).toBe(200);
    const refused = await ask("/readyz", { on: starting });
    expect([refused.status, await refused.text()]).toEqual([503, "not ready: the disk is full"]);
    expect((await ask("/readyz")).status).toBe(200);
  });

  // rule accounts/roles
  test("/metrics answers this machine, the owner and any client with the token", async () => {
    expect((await ask("/metrics", { headers: { "x-forwarded-for": "203.0.113.5" } })).status).toBe(404);
    expect((await ask("/metrics", { peer: "192.0.2.1" })).status).toBe(404);
    for (const [person, status] of Object.entries({ camille: 200, writer: 404, nobody: 404 })) {
      const headers = { cookie: `atelier_session=${person}` };
      expect((await ask("/metrics", { peer: "192.0.2.1", headers })).status, person).toBe(status);
    }
    const from = async (authorization: string, on = edge) =>
      (await ask("/metrics", { peer: "192.0.2.1", headers: { authorization }, on })).status;
    expect(await from("Bearer un-jeton-de-lecture")).toBe(200);
    expect(await from("Bearer un-autre-jeton")).toBe(404);
    expect(await from("Bearer ", createEdge({ ...options, metricsToken: undefined }))).toBe(404);
    await ask("/");
    await ask("/");
    const text = await (await ask("/metrics")).text();
    expect(text).toContain('page_cache_requests_total{result="hit"} 1');
    expect(Number(/^page_cache_bytes (\d+)/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(text).toContain('http_request_duration_seconds_count{route="page",status="2xx"} 2');
  });

  // rule running/logs
  test("the log names the page, but neither the visitor nor the search terms", async () => {
    const lines: object[] = [];
    vi.spyOn(log, "isLevelEnabled").mockReturnValue(true);
    vi.spyOn(log, "info").mockImplementation((line: unknown) => void lines.push(line as object));
    await ask("/blog?search=dupont+helene", { headers: { "x-forwarded-for": "203.0.113.5", cookie: "a=b" } });
    expect(lines).toEqual([
      {
        id: expect.any(String) as string,
        method: "GET",
        path: "/blog",
        status: 200,
        ms: expect.any(Number) as number,
      },
    ]);
  });
});

// rule running/no-5xx
test("no request is ever answered with 5xx", async () => {
  const header = fc.constantFrom(
    "origin",
    "cookie",
    "accept",
    "accept-encoding",
    "if-none-match",
    "x-forwarded-for",
    "sec-fetch-site",
    "x-forwarded-host",
    "content-length",
  );
  const value = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET", "HEAD", "POST", "DELETE"),
      fc.oneof(fc.webPath(), fc.string(), fc.constantFrom("/", "/about", "/_.data", "//", "/%", "/admin")),
      fc.oneof(fc.constant(""), fc.webQueryParameters(), fc.string()),
      fc.dictionary(header, value),
      async (method, path, query, headers) => {
        const url = `/${path}?${query}`;
        fc.pre(URL.canParse(`http://127.0.0.1:3000${url}`));
        const answer = await ask(url, { method, headers, body: method === "POST" ? query : null });
        expect(answer.status).toBeLessThan(500);
        await answer.arrayBuffer();
      },
    ),
    { numRuns: 300 },
  );
});
