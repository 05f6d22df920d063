import {
  currentProfile,
  previewContext,
  profileContext,
  renderPreview,
} from "#app/domains/business/profile.server.ts";
import { fileURLToPath } from "node:url";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { pool, sinceAnswerMs } from "#app/db/client.server.ts";
import { ensureFirstAdministrator } from "#app/domains/auth/commands/administrators.server.ts";
import { knownBrowserKey } from "#app/domains/auth/commands/known-browser.server.ts";
import { getActor } from "#app/domains/auth/queries.server.ts";
import { seedBlog } from "#app/domains/blog/seed.server.ts";
import { seedChatbot } from "#app/domains/chatbot/seed.server.ts";
import { startLearning, stopLearning } from "#app/domains/chatbot/understanding/jobs/learning.server.ts";
import { seedLocations } from "#app/domains/locations/seed.server.ts";
import { seedReplyTemplates } from "#app/domains/inbox/replies/seed.server.ts";
import { startClientKeys, stopClientKeys } from "#app/lib/trust/client-key.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { memoryPlan } from "#app/lib/memory-plan.server.mjs";
import { pageTags } from "#app/lib/pages/cache.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { programContext } from "#app/lib/worker/kept-as.server.ts";
import { prepareBackground, startBackground, stopBackground } from "./background.ts";
import { collection } from "./collection.ts";
import { claimDemo, markDemoFilled, refuseDemo } from "./demo/marks.ts";
import { createEdge, type Edge } from "./http/edge.ts";
import { followPageChanges } from "./http/page-invalidation.ts";
import type { RequestHeaders } from "./http/edge-request.ts";
import { databaseReadiness } from "./http/readiness.ts";
import { startDiskWatch } from "./monitoring/disk-watch.ts";
import { registerSiteMetrics } from "./monitoring/site-metrics.ts";
import { sayingUnavailable } from "./unavailable.ts";
import { askDatabase, startWatchdog, type Watchdog } from "./watchdog.ts";

const mebibyte = 1024 * 1024;

const render = createRequestHandler(sayingUnavailable(build), import.meta.env.MODE);

export interface Preparation {
  /** The account created at the first start. `password` is set, and printed once, only if the program generated it. */
  firstAdministrator?: { email: string; password?: string };
  /** In a demonstration, the moment at which its people and visits were invented. */
  demoFilledAt?: Date;
}

export interface Application {
  fetch: Edge["fetch"];
  /** Returns the response to a request without a body, if that response is in memory. */
  fromMemory: Edge["fromMemory"];
  /** Prepares everything that the first request needs. The database must already be migrated. */
  prepare(): Promise<Preparation>;
  /**
   * Starts the background work (the realtime listener, the jobs), and then lets the site say that it is ready. Calls
   * `onStuck` when the application's own connections get no response from the database while another connection does.
   */
  start(onStuck: () => void): Promise<void>;
  /**
   * Ends the event streams, waits for the requests in flight (`served`), then ends the jobs. The caller closes the
   * database.
   */
  stop(served: Promise<unknown>): Promise<void>;
}

/**
 * Creates the application of one process. A request first passes the HTTP edge (the layer in front of React Router),
 * then React Router. The build bundles this module, and server/main.ts starts it.
 */
export function createApplication(): Application {
  const { METRICS_TOKEN, SITE_URL, TRUST_PROXY, HSTS_SUBDOMAINS } = env();
  let isReady = false;
  let watchdog: Watchdog | undefined;
  let stopFollowingPages = () => {};
  let stopDiskWatch = () => {};
  const edge = createEdge({
    siteOrigin: SITE_URL && new URL(SITE_URL).origin,
    trustProxy: TRUST_PROXY,
    hstsSubdomains: HSTS_SUBDOMAINS === "on",
    filesFolder: fileURLToPath(new URL("../client", import.meta.url)),
    pageCacheBytes: memoryPlan().pageCacheMiB * mebibyte,
    async application(request, info, tags) {
      const context = new RouterContextProvider();
      context.set(requestInfo, info);
      context.set(pageTags, tags);
      context.set(profileContext, await currentProfile());
      context.set(programContext, build.assets.version);
      context.set(renderPreview, (path, profile, refused) => {
        const previewed = new RouterContextProvider();
        previewed.set(requestInfo, info);
        previewed.set(profileContext, profile);
        previewed.set(previewContext, refused);
        return render(new Request(new URL(path, request.url)), previewed);
      });
      return render(request, context);
    },
    readiness: async () => (isReady ? databaseReadiness() : "stopping"),
    isStuck: () => watchdog?.isStuck() ?? false,
    isStaff: async (request) => (await actorOf(request)) !== null,
    isOwner: async (request) => (await actorOf(request))?.role === "owner",
    isKnownBrowser: async ({ headers }) => (await knownBrowserKey(headers.get("cookie"))) !== null,
    beacons: collection,
    registerMetrics: registerSiteMetrics,
    metricsToken: METRICS_TOKEN,
  });

  return {
    fetch: edge.fetch,
    fromMemory: edge.fromMemory,
    async prepare() {
      const isDemo = env().DEMO === "on";
      const filledAt = isDemo ? await claimDemo() : await refuseDemo();
      await startClientKeys();
      await prepareBackground();
      await seedLocations();
      await seedBlog();
      await seedReplyTemplates();
      await seedChatbot();
      const firstAdministrator = await ensureFirstAdministrator(env());
      if (isDemo) return { demoFilledAt: filledAt ?? (await fillDemoOnce()) };
      return firstAdministrator ? { firstAdministrator } : {};
    },
    async start(onStuck) {
      // In development the page cache does not learn of changes, so it stores no page with data of the database.
      if (!import.meta.env.DEV) stopFollowingPages = followPageChanges(edge.pages);
      await startBackground();
      startLearning();
      stopDiskWatch = startDiskWatch(log);
      watchdog = startWatchdog({
        sinceAnswerMs,
        askPool: () => pool.query("select 1"),
        askDatabase: () => askDatabase(process.env.DATABASE_URL ?? ""),
        onStuck,
      });
      isReady = true;
    },
    async stop(served) {
      isReady = false;
      watchdog?.stop();
      stopDiskWatch();
      stopFollowingPages();
      stopClientKeys();
      await stopLearning();
      await stopBackground(served);
    },
  };
}

/** Fills a demonstration. The module is imported only here, so that a real site has no invented people in memory. */
async function fillDemoOnce(): Promise<Date> {
  const { fillDemo } = await import("./demo/fill-demo.ts");
  await fillDemo(new Date());
  return markDemoFilled();
}

async function actorOf({ headers }: { headers: RequestHeaders }) {
  const sender = { cookies: headers.get("cookie"), userAgent: headers.get("user-agent") };
  return (await getActor(sender, { prolong: false })).actor;
}
