import { beforeEach, describe, expect, test } from "vitest";
import { isLeaving, keepHeader, keptPages } from "./kept-pages.ts";

const origin = "https://site.example";
const minute = 60_000;

/** The browser's cache storage, in memory. */
function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      put: async (url: string, response: Response) => void entries.set(url, response),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    };
  };
  const api = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  return { stored, api: api as unknown as CacheStorage };
}

let memory = memoryCaches();
let now = 0;
let online = true;
/** The server's response. */
let server: { session: string; body: string; status: number; held?: Promise<void> };
let kept: number[] = [];

beforeEach(() => {
  memory = memoryCaches();
  now = Date.parse("2026-11-23T14:32:00Z");
  online = true;
  kept = [];
  server = { session: "session-1", body: "liste", status: 200 };
});

const pages = () =>
  keptPages({
    caches: memory.api,
    now: () => now,
    onKept: (at) => kept.push(at),
    async fetch({ url }) {
      const { session, body, status, held } = server;
      await held;
      if (!online) throw new TypeError("no network");
      const until = Math.floor((now + 120 * minute) / 1_000);
      const { pathname } = new URL(url);
      const headers = new Headers(
        pathname.endsWith(".data") ? {} : { "Content-Type": "text/html; charset=utf-8" },
      );
      if (session && !pathname.startsWith("/assets/")) headers.set(keepHeader, `${session} ${until}`);
      return new Response(body, { status, headers });
    },
  });

/** Makes a request as a page does. Returns the text, or null when the worker leaves the request to the browser. */
async function ask(
  worker: ReturnType<typeof keptPages>,
  path: string,
  init: RequestInit & { mode?: string } = {},
) {
  const { mode, ...rest } = init;
  const request = new Request(origin + path, rest);
  if (mode) Object.defineProperty(request, "mode", { value: mode });
  const work: Promise<unknown>[] = [];
  const answer = worker.answer(request, (one) => work.push(one));
  const response = await answer;
  // Work may add more work.
  for (const one of work) await one;
  return response ? response.text() : null;
}

const paths = () => [...memory.stored.values()].flatMap((entries) => [...entries.keys()]);

// rule reach/offline
describe("without a network", () => {
  test("a screen is shown as it was last loaded, with the time of that copy; the server is always asked first", async () => {
    const worker = pages();
    expect(await ask(worker, "/admin/quotes")).toBe("liste");
    const seenAt = now;
    server.body = "liste, une ligne de plus";
    expect(await ask(worker, "/admin/quotes")).toBe("liste, une ligne de plus");
    online = false;
    now += 5 * minute;
    expect(await ask(worker, "/admin/quotes")).toBe("liste, une ligne de plus");
    expect(kept).toEqual([seenAt]);
    // Another worker of the same browser, as after the browser has stopped the first one.
    expect(await ask(pages(), "/admin/quotes")).toBe("liste, une ligne de plus");
    await expect(ask(worker, "/admin/messages.data")).rejects.toThrow("no network");
    expect(await ask(worker, "/admin/messages", { mode: "navigate" })).toContain("Hors ligne");
  });

  test("the files of the program are available too, and so is the first page, which was loaded without the worker", async () => {
    const worker = pages();
    await worker.keepShown(`${origin}/admin`, [`${origin}/assets/app-1.js`, `${origin}/quelque-part.js`]);
    online = false;
    expect(await ask(worker, "/admin", { mode: "navigate" })).toBe("liste");
    expect(await ask(worker, "/assets/app-1.js")).toBe("liste");
    expect(paths().toSorted()).toEqual([
      `${origin}/admin`,
      `${origin}/admin.data`,
      `${origin}/assets/app-1.js`,
    ]);
  });

  test("a screen opened by the script is also available as a document, stored every 5 minutes at most", async () => {
    const worker = pages();
    await ask(worker, "/admin/quotes.data?page=2&_routes=root");
    expect(paths()).toContain(`${origin}/admin/quotes?page=2`);
    online = false;
    expect(await ask(worker, "/admin/quotes?page=2", { mode: "navigate" })).toBe("liste");
    online = true;
    server.body = "liste, plus tard";
    await ask(worker, "/admin/quotes.data?page=2");
    online = false;
    expect(await ask(worker, "/admin/quotes?page=2", { mode: "navigate" })).toBe("liste");
    online = true;
    now += 6 * minute;
    await ask(worker, "/admin/quotes.data?page=2");
    online = false;
    expect(await ask(worker, "/admin/quotes?page=2", { mode: "navigate" })).toBe("liste, plus tard");
  });

  test("a screen opened by its address is also available as data, for a link to it and for some of its routes", async () => {
    const worker = pages();
    await ask(worker, "/admin/quotes?page=2");
    expect(paths().toSorted()).toEqual([
      `${origin}/admin/quotes.data?page=2`,
      `${origin}/admin/quotes?page=2`,
    ]);
    online = false;
    expect(await ask(worker, "/admin/quotes.data?page=2")).toBe("liste");
    expect(await ask(worker, "/admin/quotes.data?page=2&_routes=routes%2Fquotes")).toBe("liste");
  });

  test("a copy stays after a failure of the server, and the failure itself is shown as it is", async () => {
    const worker = pages();
    await ask(worker, "/admin/quotes");
    server = { ...server, status: 500, body: "panne" };
    expect(await ask(worker, "/admin/quotes")).toBe("panne");
    online = false;
    expect(await ask(worker, "/admin/quotes")).toBe("liste");
  });

  test("the sixty newest screens are available, with their data", async () => {
    const worker = pages();
    for (let page = 1; page <= 70; page++) await ask(worker, `/admin/quotes.data?page=${page}`);
    expect(paths()).toHaveLength(120);
    expect(paths()).not.toContain(`${origin}/admin/quotes?page=10`);
  });
});

// rule reach/nothing-left
describe("a kept page belongs to one session", () => {
  test("and nothing remains of it after a sign-out, not even of a load under way", async () => {
    const worker = pages();
    await ask(worker, "/admin/quotes");
    const arrival = Promise.withResolvers<void>();
    server.held = arrival.promise;
    const late = ask(worker, "/admin/messages");
    const leaving = new Request(`${origin}/admin/logout`, { method: "POST" });
    expect(isLeaving(leaving)).toBe(true);
    await worker.clear();
    arrival.resolve();
    expect(await late).toBe("liste");
    expect(paths()).toEqual([]);
  });

  test("and is deleted once the sign-in page shows, or an answer says that the session is over", async () => {
    const worker = pages();
    await ask(worker, "/admin/quotes");
    server = { ...server, session: "", body: "Connexion" };
    await ask(worker, "/admin/login?retour=/admin", { mode: "navigate" });
    expect(paths()).toEqual([]);
    server = { ...server, session: "session-1" };
    await ask(worker, "/admin/quotes");
    server = { ...server, session: "", status: 401 };
    await ask(worker, "/admin/quotes.data");
    expect(paths()).toEqual([]);
  });

  test("and is deleted when a response comes from another account or another version of the program", async () => {
    const worker = pages();
    await ask(worker, "/admin/quotes");
    // Every page names its session and program version in a header. Here another account has signed in.
    server = { ...server, session: "session-2", body: "à Sacha" };
    await ask(worker, "/admin");
    await ask(worker, "/admin/messages");
    expect([...memory.stored.keys()]).toEqual(["admin session-2"]);
    online = false;
    expect(await ask(worker, "/admin/quotes", { mode: "navigate" })).not.toContain("liste");
    expect(await ask(worker, "/admin/messages")).toBe("à Sacha");
  });

  test("and is not shown after the end of the session", async () => {
    const worker = pages();
    await ask(worker, "/admin/quotes");
    online = false;
    now += 121 * minute;
    expect(await ask(worker, "/admin/quotes", { mode: "navigate" })).toContain("Hors ligne");
    expect(paths()).toEqual([]);
  });

  test("and is never a page with a secret, a file, a stream, a change or a public page", async () => {
    const worker = pages();
    for (const path of [
      "/admin/account",
      "/admin/account.data",
      "/admin/settings/mail",
      "/admin/privacy?email=a@b.example",
      "/admin/quotes/attachments/1",
      "/admin/quotes/export",
      "/admin/events",
      "/admin/bienvenue",
      "/admin-worker.js",
      "/administration",
      "/",
      "/devis",
    ])
      expect(await ask(worker, path)).toBeNull();
    expect(await ask(worker, "/admin/quotes", { method: "POST", body: "x" })).toBeNull();
    expect(paths()).toEqual([]);
  });
});
