import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Registry } from "prom-client";
import { isDatabaseAway } from "#app/db/away.ts";
import { clientKey, networkKey } from "#app/lib/trust/client-key.server.ts";
import { log } from "#app/lib/log.server.ts";
import { ownTags } from "./page-cache-policy.ts";
import type { RequestInfo } from "#app/lib/trust/request-context.server.ts";
import { holds } from "#app/lib/upload/held-bytes.ts";
import { completedResponse, retryAfterSeconds } from "./answer-headers.ts";
import { beaconBody, beaconResponse, type Beacons, beaconSender } from "./beacons.ts";
import { bodyGate } from "./body-gate.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { isLocal, trustedProxies } from "./client-address.ts";
import { clientLimitGate, countsForItself } from "./client-limits.ts";
import { crossSiteGate } from "./cross-site-gate.ts";
import { type EdgeRequest, pagePath, type RequestHeaders } from "./edge-request.ts";
import { forwardedRequest } from "./forwarded-request.ts";
import { loggedPath } from "./logged-path.ts";
import { createMetrics, routeClass } from "./metrics.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { plainRequest, requestReader } from "./read-request.ts";
import { endedBody } from "./received-body.ts";
import { type Readiness, unreadyTexts } from "./readiness.ts";
import { type Refusal, refusalResponse } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";
import { hasProductCookie } from "./session-cookie.ts";
import { hasToken } from "./bearer-token.ts";
import { loadStaticFiles, staticAnswer } from "./static-files.ts";
import { responseOf, type StoredAnswer } from "./stored-answer.ts";
import { methodGate, urlGate } from "./url-gate.ts";

export interface EdgeOptions {
  /** The scheme and host of SITE_URL, if it is set. */
  siteOrigin: string | undefined;
  /** Whether the browsers must also use TLS for the subdomains. */
  hstsSubdomains?: boolean;
  /** The entries of TRUST_PROXY. */
  trustProxy: readonly string[];
  /** The folder with the files that the build made for browsers. */
  filesFolder: string;
  pageCacheBytes: number;
  /**
   * Calls React Router. For a page that all visitors share, `tags` collects the names of the data that it shows, so
   * that a change of this data drops the cached page. `tags` is null when the response is for one visitor.
   */
  application(request: Request, info: RequestInfo, tags: Set<string> | null): Promise<Response>;
  /** Returns "ready" when a load balancer may send visitors here, otherwise the reason why not. */
  readiness(): Promise<Readiness>;
  /** Whether the program's own connections are stuck, so that only a restart of the process helps. */
  isStuck(): boolean;
  isStaff(request: { headers: RequestHeaders }): Promise<boolean>;
  isOwner(request: { headers: RequestHeaders }): Promise<boolean>;
  /** Whether the browser has signed in before. Its sign-in attempts are then counted separately (ADR 125). */
  isKnownBrowser(request: { headers: RequestHeaders }): Promise<boolean>;
  /**
   * Handlers of the messages that count visits. The edge (the HTTP layer) calls these handlers itself, because every
   * page view sends such a message: handling it must be cheap.
   */
  beacons: Beacons;
  /** Adds to /metrics the measurements that the edge does not make. */
  registerMetrics?: (registry: Registry) => void;
  /** A token with which a monitoring program on another machine may read /metrics. */
  metricsToken?: string | undefined;
}

export interface Edge {
  /** Returns the response if it is in memory. Returns undefined for every other request, which `fetch` then handles. */
  fromMemory(incoming: IncomingMessage): StoredAnswer | undefined;
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
  pages: PageCache;
}

const noStore = { "Cache-Control": "no-store" };

const hasOurCookie = ({ headers }: EdgeRequest) => hasProductCookie(headers.get("cookie"));

/** Returns the refusal (an error response of the edge) for an error of the application. */
const failure = (error: unknown): Refusal =>
  isDatabaseAway(error)
    ? { status: 503, isDatabaseAway: true, headers: { "Retry-After": retryAfterSeconds } }
    : { status: 500 };

/** The gates: checks that every request passes in this order, before it is parsed. */
const gates: readonly ((request: EdgeRequest) => Refusal | undefined)[] = [
  methodGate,
  urlGate,
  crossSiteGate,
  bodyGate,
];

/**
 * Creates everything between the socket and React Router: the gates, files and cached pages from memory, then health
 * checks, rate limits and the application. Responses from memory are fast mostly because they are synchronous.
 */
export function createEdge(options: EdgeOptions): Edge {
  const { siteOrigin, application } = options;
  // Shared pages use SITE_URL or, without it, this fixed origin. They never use the Host header, so that no header can
  // change a page.
  const sharedOrigin = siteOrigin ?? "http://localhost";
  const trusts = trustedProxies(options.trustProxy);
  const readRequest = requestReader(siteOrigin, trusts);
  const baseHeaders = securityHeaders(siteOrigin, options.hstsSubdomains);
  const files = loadStaticFiles(options.filesFolder, baseHeaders);
  const pages = createPageCache(options.pageCacheBytes, baseHeaders);
  const metrics = createMetrics(pages, options.registerMetrics);

  const refuse = (request: EdgeRequest, refusal: Refusal) => refusalResponse(refusal, request, baseHeaders);

  /** Returns a response from memory: a file, or a shared page for a request without one of the site's cookies. */
  function kept(request: EdgeRequest): StoredAnswer | Refusal | undefined {
    const file = staticAnswer(files, request);
    if (file) return file;
    if (canonicalUrl(request, siteOrigin) || hasOurCookie(request)) return undefined;
    const pageKey = pages.key(request);
    const page = pageKey === undefined ? undefined : pages.get(pageKey, request);
    if (page) metrics.pageCache("hit");
    return page;
  }

  function answerAtOnce(request: EdgeRequest): Response | undefined {
    const answer = kept(request);
    if (answer) return "body" in answer ? responseOf(answer) : refuse(request, answer);
    const location = canonicalUrl(request, siteOrigin);
    if (location) {
      // The redirect is not cached, because a cached redirect would outlive the mistake that caused it.
      const headers = { ...baseHeaders, ...noStore, "X-Request-Id": request.id, Location: location };
      return new Response(null, { status: 301, headers });
    }
    return undefined;
  }

  async function answerFromApplication(received: Request, request: EdgeRequest): Promise<Response> {
    const key = clientKey(request.clientAddress);
    const limited = await clientLimitGate(request, key);
    if (limited && !(await countsForItself(request, options))) return refuse(request, limited);
    const network = networkKey(request.clientAddress);
    const hold = holds.open(network);
    try {
      const forwarded = await forwardedRequest(received, request, hold);
      if ("status" in forwarded) return refuse(request, forwarded);
      const { id: requestId, clientAddress } = request;
      const info = { requestId, clientAddress, clientKey: key, networkKey: network };
      const answer = application(forwarded.request, info, null);
      const { arriving } = forwarded;
      if (!arriving) return await answer;
      // If the page failed because the request's body did not arrive whole, the sender gets the reason (too slow, too
      // large) instead.
      const response = await answer.catch((error: unknown) => {
        if (arriving.end() === undefined) throw error;
      });
      const end = arriving.end();
      return response && end === undefined ? response : refuse(request, endedBody(end ?? 400));
    } finally {
      hold.release();
    }
  }

  /** Renders a shared page without the cookies, the address or any header of the request. */
  async function renderShared(pageKey: string, request: EdgeRequest) {
    return pages.render(pageKey, request, async (key) => {
      const tags = new Set(ownTags(pagePath(request.path)));
      const info = { requestId: request.id, clientAddress: "", clientKey: "", networkKey: "" };
      return { response: await application(new Request(sharedOrigin + key), info, tags), tags };
    });
  }

  interface Bindings {
    received: Request;
    request: EdgeRequest;
    pageKey: string | undefined;
  }
  const routes = new Hono<{ Bindings: Bindings }>();
  routes.get("/healthz", (context) =>
    options.isStuck() ? context.text("stuck", 503, noStore) : context.text("ok", 200, noStore),
  );
  routes.get("/readyz", async (context) => {
    const found = await options.readiness();
    return found === "ready"
      ? context.text("ready", 200, noStore)
      : context.text(`not ready: ${unreadyTexts[found]}`, 503, noStore);
  });
  routes.get("/metrics", async (context) => {
    const { request, received } = context.env;
    const mayRead =
      isLocal(request.clientAddress, request.headers) ||
      hasToken(request.headers, options.metricsToken) ||
      (await options.isOwner(received));
    return mayRead ? context.text(await metrics.text(), 200, noStore) : context.notFound();
  });
  routes.all("*", async ({ env: { received, request, pageKey } }) => {
    // A page that is not shared, or that staff request, is rendered for this request alone. All other visitors get the
    // shared page, even if their cookie cannot be checked.
    const isOwn =
      pageKey === undefined ||
      (hasOurCookie(request) && (await options.isStaff(received).catch(() => false)));
    const page = isOwn ? undefined : pages.get(pageKey, request);
    metrics.pageCache(isOwn ? "bypass" : page ? "hit" : "miss");
    if (page) return responseOf(page);
    if (isOwn) return answerFromApplication(received, request);
    const rendered = await renderShared(pageKey, request);
    return rendered instanceof Response ? rendered : responseOf(rendered);
  });
  routes.onError((error) => {
    throw error;
  });

  async function answerLater(
    received: Request,
    request: EdgeRequest,
    pageKey: string | undefined,
  ): Promise<Response> {
    try {
      // A stored page is already compressed and has all headers for a browser without our cookie, so it needs no more.
      if (pageKey !== undefined && !hasOurCookie(request)) {
        metrics.pageCache("miss");
        const rendered = await renderShared(pageKey, request);
        if (!(rendered instanceof Response)) return responseOf(rendered);
        return await completedResponse(rendered, request, baseHeaders);
      }
      const response = await routes.fetch(received, { received, request, pageKey });
      return await completedResponse(response, request, baseHeaders);
    } catch (error) {
      log.error({ err: error, id: request.id }, "request failed");
      return refuse(request, failure(error));
    }
  }

  async function answerBeacon(
    received: Request,
    request: EdgeRequest,
    take: Beacons[string],
  ): Promise<Response> {
    const hold = holds.open(networkKey(request.clientAddress));
    try {
      const limited = await clientLimitGate(request, clientKey(request.clientAddress));
      if (limited) return refuse(request, limited);
      const body = await beaconBody(received, request, hold);
      if ("status" in body) return refuse(request, body);
      const sender = await beaconSender(request, options.isStaff);
      return beaconResponse(await take(body.json, sender), request, baseHeaders);
    } catch (error) {
      log.error({ err: error, id: request.id }, "request failed");
      return refuse(request, failure(error));
    } finally {
      hold.release();
    }
  }

  function record(request: EdgeRequest, status: number, startedAt: number, level: "debug" | "info"): void {
    const ms = performance.now() - startedAt;
    metrics.request(routeClass(request, options.beacons), status, ms / 1000);
    if (!log.isLevelEnabled(level)) return;
    const { id, method } = request;
    log[level]({ id, method, path: loggedPath(request.path), status, ms: Math.round(ms) }, "request");
  }

  return {
    pages,
    fromMemory(incoming) {
      const startedAt = performance.now();
      const received = plainRequest(incoming);
      if (!received) return undefined;
      const request = readRequest(received, incoming);
      if (gates.some((gate) => gate(request))) return undefined;
      const answer = kept(request);
      if (!answer || !("body" in answer)) return undefined;
      record(request, answer.status, startedAt, "debug");
      return answer;
    },
    fetch(received, { incoming }) {
      const startedAt = performance.now();
      const request = readRequest(received, incoming);
      for (const gate of gates) {
        const refusal = gate(request);
        if (!refusal) continue;
        record(request, refusal.status, startedAt, "info");
        return refuse(request, refusal);
      }
      const take = request.method === "POST" ? options.beacons[request.path] : undefined;
      if (take) {
        return answerBeacon(received, request, take).then((response) => {
          record(request, response.status, startedAt, response.status < 400 ? "debug" : "info");
          return response;
        });
      }
      const immediate = answerAtOnce(request);
      if (immediate) {
        record(request, immediate.status, startedAt, "debug");
        return immediate;
      }
      return answerLater(received, request, pages.key(request)).then((response) => {
        record(request, response.status, startedAt, "info");
        return response;
      });
    },
  };
}
