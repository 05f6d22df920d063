import { brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { everyTag } from "#app/lib/pages/cache.server.ts";
import { documentBytes } from "#app/lib/pages/shared-document.server.ts";
import { programTag, sharedPageQuery } from "./page-cache-policy.ts";
import { withBaseHeaders } from "./answer-headers.ts";
import { type EdgeRequest, pagePath } from "./edge-request.ts";
import {
  acceptedEncoding,
  brotli,
  type Encoding,
  gzippedNow,
  inItsOwnMemory,
  smallestBrotli,
} from "./encoding.ts";
import { fingerprint } from "./etag.ts";
import { createSpareTime } from "./spare-time.ts";
import { type StoredAnswer, storedAnswer, storedVariant, type StoredVariant } from "./stored-answer.ts";

/**
 * Browsers revalidate each time and mostly get a 304. A CDN may keep a page for a minute and refresh it in the
 * background.
 */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** The name of a header. Its value is `stale` on a page from memory that could not be rendered again. */
const stateHeader = "X-Page-State";
/** The time between two attempts to render without the database: longer than a request waits for a connection. */
const tryAgainMs = 6_000;
/** A page stays in the cache at most this long, because it may show today's date and has no tag for the date. */
const longestAgeMs = 600_000;
/**
 * The memory that a page takes besides its bytes, measured over 4,000 pages: five copies of its headers, and its tags.
 */
const entryOverheadBytes = 8192;

/** A page requested this often is compressed better. This is not worth the time for a crawler's single requests. */
const popularHits = 2;

/**
 * The share of the cache's memory for pages in gzip. Uncompressed pages have an equal share, and Brotli has the rest.
 */
const otherShare = 1 / 8;

/** Headers that the cache writes itself, because they depend on the bytes that it sends. */
const ownHeaders = ["cache-control", "content-encoding", "content-length", "etag", "vary"];

interface StoredPage {
  tags: ReadonlySet<string>;
  fingerprint: string;
  headers: Record<string, string>;
  br: StoredVariant;
  /** How often the page was sent from memory. */
  hits: number;
  isSmallest: boolean;
}

/** The encodings that few clients request. When somebody requests one, it is made from the Brotli bytes. */
type OtherEncoding = Exclude<Encoding, "br">;

interface RenderedPage {
  response: Response;
  tags: ReadonlySet<string>;
}

type Render = (key: string) => Promise<RenderedPage>;
type Flight = Promise<
  StoredPage | { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
>;

export interface PageCache {
  /**
   * Returns the path and query under which this request's page is shared, or undefined when it is for one visitor only.
   */
  key(request: EdgeRequest): string | undefined;
  /** Returns the page from memory, or undefined if it is not there. */
  get(key: string, request: EdgeRequest): StoredAnswer | undefined;
  /**
   * Renders a page once for everyone who requests it meanwhile, and caches it if that is allowed. Returns the
   * application's own response for a page that may not be cached.
   */
  render(key: string, request: EdgeRequest, render: Render): Promise<StoredAnswer | Response>;
  /** Drops the pages with one of these tags. A page that is being rendered meanwhile is sent, but not cached. */
  drop(tags: readonly string[]): void;
  /**
   * Pass false while announcements of changes cannot be received. Pages that show data of the database are then not
   * cached, and pages cached before are used only when the database is unavailable and rendering fails.
   */
  setListening(listening: boolean): void;
  /** The memory that the cached pages take, in bytes. */
  bytes(): number;
}

/**
 * Creates the cache of one node for rendered pages, which drops a page when its data changes (rule pages/cache, ADR
 * 012). Adds the `baseHeaders` that a page lacks.
 */
export function createPageCache(maxBytes: number, baseHeaders: Record<string, string>): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  const flights = new Map<string, Flight>();
  let changes = 0;
  let isListening = false;
  const absence = createAbsence();
  const inSpareTime = createSpareTime();

  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes * (1 - 2 * otherShare),
    sizeCalculation: (page) => page.br.body.byteLength + entryOverheadBytes,
    ttl: longestAgeMs,
    ttlResolution: 1000,
    // While the database is unavailable, a page that is too old is better than none.
    noDeleteOnStaleGet: true,
    dispose: (page, key) => {
      others.gzip.delete(page);
      others.identity.delete(page);
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  const others = {
    gzip: variantCache(maxBytes * otherShare),
    identity: variantCache(maxBytes * otherShare),
  };

  function variant(page: StoredPage, encoding: OtherEncoding): StoredVariant {
    let made = others[encoding].get(page);
    if (!made) {
      const plain = brotliDecompressSync(page.br.body);
      const body = encoding === "gzip" ? gzippedNow(plain) : inItsOwnMemory(plain);
      made = storedVariant(body, encoding, page.fingerprint, page.headers);
      others[encoding].set(page, made);
    }
    return made;
  }

  function pageAnswer(page: StoredPage, request: EdgeRequest): StoredAnswer {
    const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
    const chosen = encoding === "br" ? page.br : variant(page, encoding);
    return storedAnswer(chosen, page.fingerprint, request);
  }

  function countHit(page: StoredPage): void {
    page.hits += 1;
    if (page.hits >= popularHits && !page.isSmallest) inSpareTime(() => compressAgain(page));
  }

  function drop(tags: readonly string[]): void {
    changes += 1;
    flights.clear();
    if (tags.includes(everyTag)) pages.clear();
    for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) pages.delete(key);
  }

  async function fly(key: string, render: Render): Flight {
    const changesAtStart = changes;
    const { response, tags } = await render(key);
    const body = await documentBytes(response);
    if (!isKeepable(response, tags)) {
      return { status: response.status, headers: [...response.headers], body };
    }
    const page = await storedPage(body, tags, withBaseHeaders(response.headers, baseHeaders));
    // If a change was announced meanwhile, the page may show older data. It is then sent but not cached.
    if ((isListening || isOfProgram(page)) && changes === changesAtStart) {
      pages.set(key, page);
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    }
    return page;
  }

  /** Returns the last cached version of the page, with the header that marks it as stale. */
  function stale(key: string, request: EdgeRequest): StoredAnswer | undefined {
    const page = pages.get(key, { allowStale: true });
    if (!page) return undefined;
    const { headers, ...answer } = pageAnswer(page, request);
    return { ...answer, headers: { ...headers, [stateHeader]: "stale", "Cache-Control": "no-cache" } };
  }

  return {
    key(request) {
      const { method, path, search } = request;
      if (method === "POST") return undefined;
      const query = sharedPageQuery(pagePath(path), search);
      return query === undefined ? undefined : path + query;
    },
    get(key, request) {
      const page = pages.get(key);
      if (page && (isListening || isOfProgram(page))) {
        countHit(page);
        return pageAnswer(page, request);
      }
      return absence.isAnsweredAtOnce() ? stale(key, request) : undefined;
    },
    async render(key, request, render) {
      let flight = flights.get(key);
      absence.tryAgain();
      if (!flight) {
        flight = fly(key, render).finally(() => flights.get(key) === flight && flights.delete(key));
        flights.set(key, flight);
      }
      const page = await flight;
      if ("fingerprint" in page) {
        if (!isOfProgram(page)) absence.end();
        return pageAnswer(page, request);
      }
      if (page.status === 503) {
        absence.begin();
        const kept = stale(key, request);
        if (kept) return kept;
      }
      return new Response(request.method === "HEAD" ? null : page.body, page);
    },
    drop,
    bytes: () => pages.calculatedSize + others.gzip.calculatedSize + others.identity.calculatedSize,
    setListening(listening) {
      isListening = listening;
      if (listening) absence.end();
      changes += 1;
      flights.clear();
      if (listening) pages.clear();
    },
  };
}

/**
 * Tracks whether the database is unavailable. While it is, one request every `tryAgainMs` tries to render; the others
 * get the cached page without waiting.
 */
function createAbsence() {
  let until = 0;
  const begin = () => {
    until = performance.now() + tryAgainMs;
  };
  return {
    begin,
    /**
     * Lets this request try to render; the others get the cached page. Does nothing while the database is available.
     */
    tryAgain: () => until > 0 && begin(),
    end: () => {
      until = 0;
    },
    isAnsweredAtOnce: () => performance.now() < until,
  };
}

/** Whether a page shows only texts of the program and settings, and no other data of the database. */
function isOfProgram({ tags }: StoredPage): boolean {
  return tags.size === 1 && tags.has(programTag);
}

function isKeepable({ status, headers }: Response, tags: ReadonlySet<string>): boolean {
  const forbidden = /private|no-store/.test(headers.get("cache-control") ?? "");
  return status === 200 && tags.size > 0 && !forbidden && !headers.has("set-cookie");
}

async function storedPage(
  bytes: Uint8Array,
  tags: ReadonlySet<string>,
  headers: Headers,
): Promise<StoredPage> {
  const print = fingerprint(bytes);
  const br = await brotli(bytes);
  for (const name of ownHeaders) headers.delete(name);
  const all = { ...Object.fromEntries(headers), "Cache-Control": cacheControl };
  return {
    tags,
    fingerprint: print,
    headers: all,
    br: storedVariant(br, "br", print, all),
    hits: 0,
    isSmallest: false,
  };
}

async function compressAgain(page: StoredPage): Promise<void> {
  const smallest = await smallestBrotli(brotliDecompressSync(page.br.body));
  page.br = storedVariant(smallest, "br", page.fingerprint, page.headers, "br-11");
  page.isSmallest = true;
}

/**
 * Creates a cache of the pages' bytes in one more encoding. The bytes stay as long as the page if there is room.
 */
function variantCache(maxSize: number): LRUCache<StoredPage, StoredVariant> {
  return new LRUCache({ maxSize, sizeCalculation: ({ body }) => body.byteLength + entryOverheadBytes });
}
