import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import type { Beacons } from "./beacons.ts";
import { type EdgeRequest, pagePath } from "./edge-request.ts";
import type { PageCache } from "./page-cache.ts";
import { hashedPath } from "./static-files.ts";

export type RouteClass = "asset" | "page" | "data" | "form" | "beacon" | "admin" | "system";
export type CacheResult = "hit" | "miss" | "bypass";

export interface Metrics {
  request(routeClass: RouteClass, status: number, seconds: number): void;
  pageCache(result: CacheResult): void;
  /** Returns all metrics in Prometheus's text format. */
  text(): Promise<string>;
}

/**
 * Measures this node. `register` adds further metrics. There are few labels on purpose, because each combination of
 * labels is a series that is never removed.
 */
export function createMetrics(pages: PageCache, register: (registry: Registry) => void = () => {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  register(registry);
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to the answer's.",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const pageRequests = new Counter({
    name: "page_cache_requests_total",
    help: "Page requests by what the page cache did: hit, miss (rendered for everyone), bypass (for one visitor).",
    labelNames: ["result"],
    registers: [registry],
  });
  const keptPages = new Gauge({
    name: "page_cache_bytes",
    help: "Memory the kept pages take.",
    registers: [],
    collect() {
      this.set(pages.bytes());
    },
  });
  registry.registerMetric(keptPages);
  return {
    request: (route, status, seconds) =>
      requests.labels(route, `${Math.floor(status / 100)}xx`).observe(seconds),
    pageCache: (result) => pageRequests.labels(result).inc(),
    text: () => registry.metrics(),
  };
}

const systemPaths = new Set(["/healthz", "/readyz", "/metrics"]);

/** Returns the class under which a request is measured. `beacons` has the paths that the HTTP layer handles itself. */
export function routeClass({ method, path }: EdgeRequest, beacons: Beacons): RouteClass {
  if (systemPaths.has(path)) return "system";
  if (isAdminPath(pagePath(path))) return "admin";
  if (path.startsWith(hashedPath)) return "asset";
  if (method === "POST") return path in beacons ? "beacon" : "form";
  return path.endsWith(".data") ? "data" : "page";
}
