import { flushPageViews } from "#app/domains/analytics/commands/page-views.server.ts";
import { startInboxEvents, stopInboxEvents } from "#app/domains/inbox/realtime.server.ts";
import { startJobs, stopJobs, workJobs } from "#app/lib/background/jobs.server.ts";
import { startNotifications, stopNotifications } from "#app/lib/background/notifications.server.ts";
import { within } from "./shutdown.ts";
import { queues } from "./workers.ts";

const jobsGraceMs = 500;
/** A lost database must not delay the shutdown: page views then wait in the browser, and jobs in their table. */
const backgroundMs = 1_000;

/** Runs before the first request: requests may add jobs. */
export async function prepareBackground(): Promise<void> {
  await startJobs(queues);
}

/** Starts the background work: the listening connection, event streams, jobs. */
export async function startBackground(): Promise<void> {
  startInboxEvents();
  await startNotifications();
  await workJobs(queues);
}

/**
 * Ends event streams first, so that no browser delays the shutdown. Then waits for the requests in flight (`served`),
 * which may still add jobs. Finally ends the jobs.
 */
export async function stopBackground(served: Promise<unknown>): Promise<void> {
  stopInboxEvents();
  await served;
  await within(backgroundMs, Promise.allSettled([flushPageViews(), stopNotifications()]));
  await within(backgroundMs, stopJobs(jobsGraceMs));
}
