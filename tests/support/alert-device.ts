import { db } from "#app/db/client.server.ts";
import { alertDevices, alerts } from "#app/db/schema/alerts.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { deliverAlertsQueue } from "#app/lib/alerts/delivery.server.ts";
import { camille } from "./submissions.ts";

/** The queue of alerts, for tests of the alerts that are sent. */
export const alertsQueue = deliverAlertsQueue({
  countWaiting: async () => 0,
  contact: async () => "mailto:a@b.example",
});

/** Gives the owner a device that gets every alert. */
export async function storeAlertDevice(): Promise<void> {
  const { userId, name, email, sessionId } = camille;
  await db.insert(users).values({ id: userId, name, email });
  const address = { endpoint: "https://push.example/1", p256dh: "x", auth: "x" };
  await db.insert(alertDevices).values({ userId, sessionId, ...address });
}

/** Returns what would be told. */
export function toldAlerts() {
  return db.select({ kind: alerts.kind, subject: alerts.subject, path: alerts.path }).from(alerts);
}
