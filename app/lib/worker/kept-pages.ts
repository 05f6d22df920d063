import { offlinePage } from "./offline-page.ts";

/** The header that the access guard adds to a page: session, program version, and end of validity (ADR 198). */
export const keepHeader = "X-Keep";
/** The header with the time at which the worker stored a response. */
const atHeader = "X-Kept-At";

const prefix = "admin ";
/** The most stored pages: sixty screens, each as a document and as data. The oldest are deleted. */
const mostPages = 120;
const mostParts = 250;
/** How long, in ms, the other stored form of a screen (document or data) is fresh. Then it is fetched again. */
const sameForm = 300_000;

/** Screens that contain secrets, start an action or are requested only once are never stored. */
const neverKept =
  /^\/admin\/(?:login|logout|account|settings|privacy|first-start|bienvenue|system|events|media)(?:[/.]|$)|\/(?:export|attachments|live|preview|failures|file)(?:[/.]|$)/;
const part = /^\/(?:assets|icons|accent)\//;

export interface KeptPagesOptions {
  caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  fetch: (request: Request) => Promise<Response>;
  now?: () => number;
  /** Called when a page gets a stored response instead of the server's, with the moment it was stored. */
  onKept?: (at: number, url: string) => void;
}

/** A function that keeps the worker running until the given work has ended, even after the response. */
type During = (work: Promise<unknown>) => void;

/**
 * The back-office pages that this browser stores for use without a network (rules reach/offline, reach/nothing-left).
 * Everything stored belongs to one session and one program version: a response of another session or version deletes it
 * all.
 */
export function keptPages({ caches, fetch, now = Date.now, onKept }: KeptPagesOptions) {
  /** Increases when stored pages are deleted, so that a response requested before then is not stored afterwards. */
  let epoch = 0;

  async function names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(prefix));
  }

  async function clear(): Promise<void> {
    epoch++;
    for (const name of await names()) await caches.delete(name);
  }

  /** Deletes the stored pages of other sessions and program versions. */
  async function settle(key: string): Promise<void> {
    const others = (await names()).filter((name) => name !== prefix + key);
    if (others.length === 0) return;
    epoch++;
    for (const name of others) await caches.delete(name);
  }

  async function keep(request: Request, response: Response, asked: number): Promise<void> {
    const [key = "", until = ""] = (response.headers.get(keepHeader) ?? "").split(" ");
    if (!key) return;
    // The request was sent before a sign-out and the response came after it: it is not stored.
    if (asked !== epoch) return;
    await settle(key);
    if (response.status !== 200 || !mayKeep(new URL(request.url))) return;
    const content = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    headers.delete("Set-Cookie");
    headers.set(atHeader, String(now()));
    if (!(Number(until) * 1_000 > now())) return;
    const settled = epoch;
    const cache = await caches.open(prefix + key);
    await cache.put(request.url, new Response(content, { status: 200, headers }));
    await trim(cache, (url) => !part.test(url.pathname), mostPages);
    if (settled !== epoch) await caches.delete(prefix + key);
  }

  async function fromKept(request: Request): Promise<Response | null> {
    const [name] = await names();
    const cache = name && (await caches.open(name));
    const kept = cache && ((await cache.match(request.url)) ?? (await cache.match(allRoutes(request.url))));
    if (!kept) return null;
    const [, until = ""] = (kept.headers.get(keepHeader) ?? "").split(" ");
    if (!(Number(until) * 1_000 > now())) {
      await clear();
      return null;
    }
    onKept?.(Number(kept.headers.get(atHeader)), request.url);
    return kept;
  }

  /** Requests a page from the server, and uses the stored response only when none comes. */
  async function page(request: Request, during: During): Promise<Response> {
    const asked = epoch;
    let response: Response;
    try {
      response = await fetch(request);
    } catch (error) {
      const kept = await fromKept(request);
      if (kept) return kept;
      if (request.mode === "navigate") return offlinePage();
      throw error;
    }
    const kept = isSignedOut(request, response)
      ? clear()
      : keep(request, response.clone(), asked).then(() => keepOtherForm(request.url, during));
    during(kept.catch(() => undefined));
    return response;
  }

  /** Stores a screen's other form (document or data), because without a network a person may open either. */
  async function keepOtherForm(address: string, during: During): Promise<void> {
    const [name] = await names();
    if (!name) return;
    const cache = await caches.open(name);
    const shown = await cache.match(address);
    const other = shown && otherForm(address, shown);
    if (!other) return;
    const kept = await cache.match(other);
    if (kept && Number(kept.headers.get(atHeader)) > now() - sameForm) return;
    await page(new Request(other, { credentials: "same-origin" }), during);
  }

  /** Returns a file of the program: the stored copy first, because the file's name identifies its content. */
  async function file(request: Request, during: During): Promise<Response> {
    const [name] = await names();
    const kept = name && (await (await caches.open(name)).match(request.url));
    if (kept) return kept;
    const asked = epoch;
    const response = await fetch(request);
    if (name && response.status === 200)
      during(keepPart(name, request.url, response.clone(), asked).catch(() => undefined));
    return response;
  }

  async function keepPart(name: string, url: string, response: Response, asked: number): Promise<void> {
    const cache = await caches.open(name);
    await cache.put(url, response);
    await trim(cache, ({ pathname }) => part.test(pathname), mostParts);
    if (asked !== epoch) await caches.delete(name);
  }

  return {
    clear,
    /** Returns the response to a request of a page, or null when the browser should make the request itself. */
    answer(request: Request, during: During): Promise<Response> | null {
      const url = new URL(request.url);
      if (isLeaving(request)) return null;
      if (request.method !== "GET") return null;
      if (part.test(url.pathname)) return file(request, during);
      return mayKeep(url) || isSignIn(url) ? page(request, during) : null;
    },
    /** Stores a page that was loaded without the worker, and the files it uses. */
    async keepShown(address: string, parts: readonly string[]): Promise<void> {
      if (!mayKeep(new URL(address))) return;
      const work: Promise<unknown>[] = [];
      const during: During = (one) => work.push(one);
      await page(new Request(address, { credentials: "same-origin" }), during);
      await Promise.all(work);
      for (const one of parts) if (part.test(new URL(one).pathname)) await file(new Request(one), during);
      await Promise.all(work);
    },
  };
}

/** Whether a request ends the session. The stored pages are then deleted immediately, whatever the response. */
export function isLeaving(request: Request): boolean {
  return request.method === "POST" && /^\/admin\/logout(?:\.data)?$/.test(new URL(request.url).pathname);
}

function mayKeep({ pathname }: URL): boolean {
  return /^\/admin(?:[/.]|$)/.test(pathname) && !pathname.endsWith(".js") && !neverKept.test(pathname);
}

/**
 * Converts the URL of a screen's document to the URL of its data, and back. Returns null for a response that is
 * neither.
 */
function otherForm(address: string, { headers }: Response): string | null {
  const url = new URL(allRoutes(address));
  if (url.pathname.endsWith(".data")) url.pathname = url.pathname.slice(0, -".data".length);
  else if (headers.get("Content-Type")?.startsWith("text/html")) url.pathname += ".data";
  else return null;
  return url.href;
}

/** Returns the URL of a screen's complete data: the script may have requested only the data of some routes. */
function allRoutes(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("_routes");
  return url.href;
}

function isSignIn({ pathname }: URL): boolean {
  return /^\/admin\/login(?:[/.]|$)/.test(pathname);
}

/** Whether the session has ended. The server shows the sign-in page only to somebody without a session. */
function isSignedOut(request: Request, response: Response): boolean {
  if (response.status === 401) return true;
  const isShown = response.type !== "opaqueredirect" && response.status === 200;
  return isShown && (isSignIn(new URL(request.url)) || isSignIn(new URL(response.url || request.url)));
}

async function trim(cache: Cache, counts: (url: URL) => boolean, most: number): Promise<void> {
  const counted = (await cache.keys()).filter(({ url }) => counts(new URL(url)));
  // The browser lists the responses in the order in which they were stored, so the first are the oldest.
  for (const old of counted.slice(0, Math.max(0, counted.length - most))) await cache.delete(old);
}
