import { and, eq, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { alertDevices, alerts } from "#app/db/schema/alerts.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { alertKey } from "./key.server.ts";
import { alertLifetimeSeconds, deliverAlertsQueueName } from "./outbox.server.ts";
import { sendAlert, type Sent } from "./sending.server.ts";
import { alertText } from "./texts.ts";

/**
 * How long a node (a process of the site) reserves an alert, in seconds: longer than any attempt takes. If the node
 * crashes, another node sends the alert when this time is over.
 */
const holdSeconds = 60;
const firstWaitSeconds = 30;
const longestWaitSeconds = 3_600;
/** How many alerts are sent in parallel, so that one hanging push service does not block the others. */
const lanes = 4;
const keptDays = 7;

/** What the delivery of alerts needs from its caller: functions of the domains, and a time limit. */
export interface AlertFacts {
  /** Counts the submissions that wait for the shop. The app's icon shows this number. */
  countWaiting: () => Promise<number>;
  /** The contact for push services: a `mailto:` address or the URL of a page. */
  contact: () => Promise<string>;
  /** The time limit of a request to a push service, in milliseconds; 10 s by default. */
  limitMs?: number;
}

/**
 * Returns the queue that sends due alerts: new ones immediately, and every minute those that a failed attempt or quiet
 * hours have delayed.
 */
export function deliverAlertsQueue(facts: AlertFacts): JobQueue {
  return {
    name: deliverAlertsQueueName,
    options: { retryLimit: 0, expireInSeconds: 600 },
    cron: "* * * * *",
    work: (_payload, signal) => deliverAlerts(facts, signal),
  };
}

/**
 * Sends every due alert, a few in parallel, and deletes old alerts. Several nodes may run this at the same time: only
 * one node takes each alert (rule reach/once). Stops early when `signal` aborts.
 */
export async function deliverAlerts(facts: AlertFacts, signal?: AbortSignal): Promise<void> {
  if (env().DEMO === "on") return;
  await db.delete(alerts).where(lt(alerts.createdAt, sql`now() - make_interval(days => ${keptDays})`));
  await db
    .update(alerts)
    .set({ status: "given-up" })
    .where(and(eq(alerts.status, "pending"), lt(alerts.expiresAt, sql`now()`)));
  await Promise.all(Array.from({ length: lanes }, () => deliverLane(facts, signal)));
}

async function deliverLane(facts: AlertFacts, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const alert = await takeDueAlert();
    if (!alert) return;
    const key = await alertKey();
    // This node cannot decrypt the key. Another node may be able to, so the alert stays in the queue.
    if (key === "locked") return;
    const { id, kind, subject, path, endpoint, p256dh, auth } = alert;
    const message = { ...alertText(kind, subject), path, tag: id, waiting: await facts.countWaiting() };
    const lifetimeSeconds = alertLifetimeSeconds;
    const options = { key, contact: await facts.contact(), lifetimeSeconds, limitMs: facts.limitMs };
    await note(alert, await sendAlert({ endpoint, p256dh, auth }, message, options));
  }
}

const parisTime = sql`(now() at time zone 'Europe/Paris')::time`;
const isQuiet = sql`(${alertDevices.quietFrom} is not null and case
  when ${alertDevices.quietFrom} <= ${alertDevices.quietTo}
    then ${parisTime} >= ${alertDevices.quietFrom} and ${parisTime} < ${alertDevices.quietTo}
    else ${parisTime} >= ${alertDevices.quietFrom} or ${parisTime} < ${alertDevices.quietTo} end)`;

/** Reserves the first due alert for this node. Skips alerts to devices in their quiet hours (rule reach/choices). */
async function takeDueAlert() {
  const due = db.$with("due").as(
    db
      .select({ id: alerts.id })
      .from(alerts)
      .innerJoin(alertDevices, eq(alertDevices.id, alerts.deviceId))
      .where(
        and(
          eq(alerts.status, "pending"),
          sql`${alerts.nextAttemptAt} <= now()`,
          sql`(not ${isQuiet} or (${alerts.kind} = 'urgent' and ${alertDevices.urgentPasses}))`,
        ),
      )
      .orderBy(alerts.nextAttemptAt)
      .limit(1)
      .for("update", { of: alerts, skipLocked: true }),
  );
  const [taken] = await db
    .with(due)
    .update(alerts)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${holdSeconds})` })
    .from(due)
    .where(eq(alerts.id, due.id))
    .returning({
      id: alerts.id,
      deviceId: alerts.deviceId,
      kind: alerts.kind,
      subject: alerts.subject,
      path: alerts.path,
      attempts: alerts.attempts,
    });
  if (!taken) return null;
  const [device] = await db
    .select({ endpoint: alertDevices.endpoint, p256dh: alertDevices.p256dh, auth: alertDevices.auth })
    .from(alertDevices)
    .where(eq(alertDevices.id, taken.deviceId));
  return device ? { ...taken, ...device } : null;
}

interface Taken {
  id: string;
  deviceId: string;
  attempts: number;
}

/** Stores the result of sending an alert. Deletes a device whose subscription has ended, with its alerts. */
async function note({ id, deviceId, attempts }: Taken, sent: Sent): Promise<void> {
  if (sent.outcome === "gone") {
    await db.delete(alertDevices).where(eq(alertDevices.id, deviceId));
    log.info({ deviceId }, "alert device gone");
    return;
  }
  const error = "error" in sent ? sent.error : null;
  await db.update(alertDevices).set({ lastError: error }).where(eq(alertDevices.id, deviceId));
  if (sent.outcome !== "later") {
    const status = sent.outcome === "sent" ? "sent" : "given-up";
    await db
      .update(alerts)
      .set({ status, attempts: attempts + 1 })
      .where(eq(alerts.id, id));
  } else await postpone({ id, deviceId, attempts }, sent.waitSeconds);
  if (error) log.warn({ deviceId, attempts: attempts + 1, error }, "alert not delivered");
}

/**
 * Postpones the device's pending alerts by `asked` seconds, the wait that its push service demanded. If it demanded
 * none, the wait doubles after each failure and is an hour at most.
 */
async function postpone({ id, deviceId, attempts }: Taken, asked: number | null): Promise<void> {
  const seconds = asked ?? Math.min(firstWaitSeconds * 2 ** attempts, longestWaitSeconds);
  const next = sql`now() + make_interval(secs => ${seconds})`;
  await db.transaction(async (tx) => {
    await tx
      .update(alerts)
      .set({ attempts: attempts + 1 })
      .where(eq(alerts.id, id));
    await tx
      .update(alerts)
      .set({
        nextAttemptAt: sql`case when ${alerts.id} = ${id} then ${next} else greatest(${alerts.nextAttemptAt}, ${next}) end`,
      })
      .where(and(eq(alerts.deviceId, deviceId), eq(alerts.status, "pending")));
  });
}
