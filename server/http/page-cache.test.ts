import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { responseOf } from "./stored-answer.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

const text = "<!doctype html><title>Accueil</title>".padEnd(5000, "Bonjour. ");
const mebibyte = 1024 * 1024;

let pages: PageCache;
let renders: string[];

beforeEach(() => {
  pages = createPageCache(mebibyte, {
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'none'",
  });
  pages.setListening(true);
  renders = [];
});

type Asked = Parameters<typeof edgeRequest>[0];
interface Made {
  body?: string;
  tags?: string[];
  init?: ResponseInit;
  /** Called while the page is being rendered. */
  meanwhile?: () => void | Promise<void>;
}

async function ask(asked: Asked = {}, { body = text, tags = ["profile"], init, meanwhile }: Made = {}) {
  const request = edgeRequest(asked);
  const key = pages.key(request);
  if (key === undefined) throw new Error("this page is not shared");
  const kept = pages.get(key, request);
  if (kept) return responseOf(kept);
  const rendered = await pages.render(key, request, async (path) => {
    renders.push(path);
    await meanwhile?.();
    return { response: new Response(body, init), tags: new Set(tags) };
  });
  return rendered instanceof Response ? rendered : responseOf(rendered);
}

describe("a page that everyone may share", () => {
  test("is rendered once, however many ask at the same time or later", async () => {
    const answers = await Promise.all([ask(), ask(), ask({ method: "HEAD" })]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([text, text, ""]);
    expect(await (await ask()).text()).toBe(text);
    expect(renders).toEqual(["/"]);
  });

  test("is compressed in the encoding that the client accepts, with a validator for each encoding", async () => {
    const plain = await ask();
    const gzip = await ask({ headers: { "accept-encoding": "gzip" } });
    const br = await ask({ headers: { "accept-encoding": "gzip, br" } });
    expect(await plain.text()).toBe(text);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text);
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text);
    expect([plain, gzip, br].map((answer) => answer.headers.get("content-encoding"))).toEqual([
      null,
      "gzip",
      "br",
    ]);
    expect(new Set([plain, gzip, br].map((answer) => answer.headers.get("etag"))).size).toBe(3);
    expect(renders).toHaveLength(1);
  });

  test("is compressed smaller after a second request, and a client that has the larger bytes gets a 304", async () => {
    const varied = Array.from({ length: 400 }, (_, line) => `<p>${line * 7919} bonjour ${line % 13}</p>`);
    const body = varied.join("");
    const asBrotli = (etag = "") => ({ headers: { "accept-encoding": "br", "if-none-match": etag } });
    const size = async () => Number((await ask(asBrotli())).headers.get("content-length"));
    const first = await ask(asBrotli(), { body });
    const sizeAtFirst = Number(first.headers.get("content-length"));
    expect(await size()).toBe(sizeAtFirst);
    await expect.poll(size).toBeLessThan(sizeAtFirst);
    const smaller = await ask(asBrotli());
    expect(brotliDecompressSync(await smaller.arrayBuffer()).toString()).toBe(body);
    expect(smaller.headers.get("etag")).not.toBe(first.headers.get("etag"));
    const known = [first, smaller].map((answer) => ask(asBrotli(answer.headers.get("etag") ?? "")));
    expect((await Promise.all(known)).map(({ status }) => status)).toEqual([304, 304]);
    expect(renders).toHaveLength(1);
  });

  test("is dropped together with its other encodings", async () => {
    await ask({ headers: { "accept-encoding": "br" } });
    const asBrotli = pages.bytes();
    await ask({ headers: { "accept-encoding": "gzip" } });
    await ask();
    expect(pages.bytes()).toBeGreaterThan(asBrotli + text.length);
    pages.drop(["profile"]);
    expect(pages.bytes()).toBe(0);
  });

  test("gives a 304 to a client that has it, and tells shared caches how long they may keep it", async () => {
    const first = await ask();
    const again = await ask({ headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
    );
    expect(again.headers.get("vary")).toBe("Accept-Encoding");
  });

  test("keeps its own security policy and gets the other common headers", async () => {
    const policy = "default-src 'none'; script-src 'sha256-abc'";
    const answer = await ask({}, { init: { headers: { "content-security-policy": policy } } });
    expect(answer.headers.get("content-security-policy")).toBe(policy);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(answer.headers.get("x-request-id")).toBe("request-1");
  });

  test("has an entry for each declared parameter, and another for its data", async () => {
    await ask({ path: "/blog" });
    await ask({ path: "/blog", search: "?page=2" });
    await ask({ path: "/blog.data" });
    await ask({ path: "/_.data" });
    await ask({ path: "/blog", search: "?utm_source=lettre" });
    expect(renders).toEqual(["/blog", "/blog?page=2", "/blog.data", "/_.data"]);
  });
});

describe("these are never shared between visitors:", () => {
  test.each<[string, Asked]>([
    ["a post", { method: "POST" }],
    ["a search", { path: "/blog", search: "?search=disque" }],
    ["the back office", { path: "/admin" }],
  ])("%s", (_what, asked) => {
    expect(pages.key(edgeRequest(asked))).toBeUndefined();
  });

  test.each<[string, Made]>([
    ["an answer that sets a cookie", { init: { headers: { "set-cookie": "a=b" } } }],
    ["a page that does not exist", { init: { status: 404 } }],
    ["a failed page", { init: { status: 500 } }],
    ["a redirect", { body: "", init: { status: 302, headers: { location: "/" } } }],
    ["an answer that says private", { init: { headers: { "cache-control": "private" } } }],
    ["an answer that says no-store", { init: { headers: { "cache-control": "no-store" } } }],
    ["a page that does not say what it is made of", { tags: [] }],
  ])("%s, which is sent but not kept", async (_what, made) => {
    const first = await ask({}, made);
    await ask({}, made);
    expect(first.status).toBe(made.init?.status ?? 200);
    expect(await first.text()).toBe(made.body ?? text);
    expect(first.headers.get("cache-control") ?? "").not.toContain("public");
    expect(renders).toHaveLength(2);
  });

  test("a page whose rendering fails; the next visitor gets a new rendering", async () => {
    const broken = { meanwhile: () => Promise.reject(new Error("database away")) };
    await expect(Promise.all([ask({}, broken), ask({}, broken)])).rejects.toThrow("database away");
    expect(await (await ask()).text()).toBe(text);
  });
});

// rule pages/cache
describe("a change of data", () => {
  test("drops the pages made from this data, and no other", async () => {
    await ask({ path: "/" }, { tags: ["profile"] });
    await ask({ path: "/blog" }, { tags: ["profile", "posts"] });
    pages.drop(["posts", "post:un-autre"]);
    await ask({ path: "/" });
    expect(await (await ask({ path: "/blog" }, { body: "neuf" })).text()).toBe("neuf");
    expect(renders).toHaveLength(3);
  });

  test("named * drops every page", async () => {
    await ask({ path: "/" });
    await ask({ path: "/blog" }, { tags: ["posts"] });
    pages.drop(["*"]);
    await ask({ path: "/" });
    await ask({ path: "/blog" });
    expect(renders).toHaveLength(4);
  });

  test("announced while a page renders keeps that page out of the cache, and later visitors get a new page", async () => {
    const { promise: oldDataRead, resolve: finishOld } = Promise.withResolvers<void>();
    const before = ask({}, { body: "ancien", meanwhile: () => oldDataRead });
    pages.drop(["profile"]);
    const after = ask({}, { body: "nouveau" });
    expect(await (await after).text()).toBe("nouveau");
    finishOld();
    expect(await (await before).text()).toBe("ancien");
    expect(await (await ask()).text()).toBe("nouveau");
    expect(renders).toHaveLength(2);
  });

  test("announced while a page is being compressed keeps that page out of the cache too", async () => {
    const answer = ask({}, { meanwhile: () => void setImmediate(() => pages.drop(["profile"])) });
    await answer;
    await ask();
    expect(renders).toHaveLength(2);
  });
});

describe("while the process cannot receive announcements", () => {
  test("the cache keeps no page, and loses the pages it had", async () => {
    await ask();
    pages.setListening(false);
    await ask();
    await ask();
    pages.setListening(true);
    await ask();
    await ask();
    expect(renders).toHaveLength(4);
  });

  test("a page that was being rendered is not kept afterwards", async () => {
    await ask({}, { meanwhile: () => (pages.setListening(false), pages.setListening(true)) });
    await ask();
    expect(renders).toHaveLength(2);
  });
});

test("the cache's memory is bounded: it drops the least recently requested pages first", async () => {
  pages = createPageCache(64 * 1024, {});
  pages.setListening(true);
  for (let zone = 0; zone < 100; zone += 1) {
    await ask({ path: `/locations/zone-${zone}` });
    await ask({ path: "/" });
  }
  renders = [];
  await ask({ path: "/" });
  await ask({ path: "/locations/zone-0" });
  expect(renders).toEqual(["/locations/zone-0"]);
});

describe("while the database is unavailable", () => {
  const away: Made = { body: "absente", init: { status: 503 } };
  const state = (answer: Response) => answer.headers.get("x-page-state");

  test("a visitor gets the page in memory, marked as stale, and later visitors get it without a rendering", async () => {
    await ask();
    pages.setListening(false);
    const first = await ask({}, away);
    expect([first.status, await first.text(), state(first)]).toEqual([200, text, "stale"]);
    const following = await ask({}, away);
    expect([following.status, state(following), following.headers.get("cache-control")]).toEqual([
      200,
      "stale",
      "no-cache",
    ]);
    expect(renders).toHaveLength(2);
  });

  test("a visitor gets the page as rendered when it is not in memory", async () => {
    pages.setListening(false);
    const answer = await ask({}, away);
    expect([answer.status, await answer.text(), state(answer)]).toEqual([503, "absente", null]);
  });

  test("a page that can be rendered never comes from memory, because the cache may have missed changes", async () => {
    await ask();
    pages.setListening(false);
    const answer = await ask({}, { body: "neuf" });
    expect([await answer.text(), state(answer)]).toEqual(["neuf", null]);
  });

  test("pages cached before the outage are not used again once announcements arrive again", async () => {
    await ask();
    pages.setListening(false);
    await ask({}, away);
    pages.setListening(true);
    expect(await (await ask({}, { body: "neuf" })).text()).toBe("neuf");
    const answer = await ask({ path: "/blog" }, away);
    expect(answer.status).toBe(503);
  });

  test("a page that shows only texts of the program and settings is cached and answered as usual", async () => {
    pages.setListening(false);
    await ask({}, { tags: ["program"] });
    const again = await ask({}, away);
    expect([again.status, await again.text(), state(again)]).toEqual([200, text, null]);
    expect(renders).toHaveLength(1);
  });

  test("a page that changed before the outage is not brought back", async () => {
    await ask();
    pages.drop(["profile"]);
    pages.setListening(false);
    expect((await ask({}, away)).status).toBe(503);
  });
});
