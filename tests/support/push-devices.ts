import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { db } from "#app/db/client.server.ts";
import { alertDevices, alerts } from "#app/db/schema/alerts.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { deliverAlerts, deliverAlertsQueue } from "#app/lib/alerts/delivery.server.ts";
import { addAlertDevice, type AlertChoices } from "#app/lib/alerts/devices.server.ts";
import type { NewAlert } from "#app/lib/alerts/outbox.server.ts";
import { type JobQueue, startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { type PushService, startPushService, type Subscriber } from "./push-service.ts";

export const camille = { userId: "camille", sessionId: "s1" };
export const facts = { countWaiting: async () => 3, contact: async () => "mailto:bonjour@example.fr" };
export const urgent: NewAlert = {
  kind: "urgent",
  event: "quote 1",
  subject: "D-2026-0042",
  path: "/admin/quotes?quote=1",
};

export let service: PushService;
/** The folder with the key that encrypts secrets. */
export let folder = "";

/** Makes each test start with no alert, no device, and a push service that accepts every message. */
export function withPushService(queue: JobQueue = deliverAlertsQueue(facts)): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "alerts-"));
    service = await startPushService();
    await startJobs([queue]);
  });
  afterAll(async () => {
    env().LOCAL_SERVICES = "off";
    await stopJobs(0);
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    Object.assign(env(), { DATA_DIR: folder, LOCAL_SERVICES: "on", DEMO: "off" });
    service.received.length = 0;
    service.answer = { status: 201 };
    await db.execute(sql`truncate alerts, alert_devices, mail_pauses`);
    await db.delete(users);
    await db.insert(users).values({ id: camille.userId, name: "Camille", email: "camille@example.fr" });
  });
}

/** Stores a device of the owner. Returns the device with the browser's side of the subscription. */
export async function addDevice(choices: Partial<AlertChoices> = {}): Promise<Subscriber & { id: string }> {
  const device = service.subscribe();
  await addAlertDevice(camille, device.fields, "Firefox");
  const { endpoint } = device.fields;
  const [row] = await db
    .update(alertDevices)
    .set({ lastError: null, ...choices })
    .where(eq(alertDevices.endpoint, endpoint))
    .returning({ id: alertDevices.id });
  return { ...device, id: row?.id ?? "" };
}

/** Sends the alerts that are due, as the job does. */
export const deliver = () => deliverAlerts(facts);

/** Returns for every alert, oldest first, its status, its attempts so far, and the seconds until the next one. */
export const states = () =>
  db
    .select({
      status: alerts.status,
      attempts: alerts.attempts,
      wait: sql<number>`round(extract(epoch from next_attempt_at - now()))::int`,
    })
    .from(alerts)
    .orderBy(alerts.createdAt);
