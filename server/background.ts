import { flushPageViews } from "#app/domains/analytics/commands/page-views.server.ts";
import { startInboxEvents, stopInboxEvents } from "#app/domains/inbox/realtime.server.ts";
import { startJobs, stopJobs, workJobs } from "#app/lib/background/jobs.server.ts";
import { startNotifications, stopNotifications } from "#app/lib/background/notifications.server.ts";
import { within } from "./shutdown.ts";
import { queues } from "./workers.ts";

const jobsGraceMs = 500;
/**
 * The longest wait for the database at the shutdown, in milliseconds. Jobs that are not done by then stay in their
 * table. Page views that are still in this node's memory are lost.
 */
const backgroundMs = 1_000;

/** Prepares the job queues. Runs before the first request, because requests may add jobs. */
export async function prepareBackground(): Promise<void> {
  await startJobs(queues);
}

/** Starts the background work: the event streams, the connection that listens for notifications, and the jobs. */
export async function startBackground(): Promise<void> {
  startInboxEvents();
  await startNotifications();
  await workJobs(queues);
}

/**
 * Ends the event streams first, so that no browser delays the shutdown. Then waits for the requests in flight
 * (`served`), which may still add jobs. Ends the jobs last.
 */
export async function stopBackground(served: Promise<unknown>): Promise<void> {
  stopInboxEvents();
  await served;
  await within(backgroundMs, Promise.allSettled([flushPageViews(), stopNotifications()]));
  await within(backgroundMs, stopJobs(jobsGraceMs));
}
