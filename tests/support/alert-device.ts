import { db } from "#app/db/client.server.ts";
import { alertDevices, alerts } from "#app/db/schema/alerts.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { deliverAlertsQueue } from "#app/lib/alerts/delivery.server.ts";
import { camille } from "./submissions.ts";

/** The queue of the job that sends alerts, with an empty inbox and an invented contact address. */
export const alertsQueue = deliverAlertsQueue({
  countWaiting: async () => 0,
  contact: async () => "mailto:a@b.example",
});

/** Stores a device of the owner that gets every alert. */
export async function storeAlertDevice(): Promise<void> {
  const { userId, name, email, sessionId } = camille;
  await db.insert(users).values({ id: userId, name, email });
  const address = { endpoint: "https://push.example/1", p256dh: "x", auth: "x" };
  await db.insert(alertDevices).values({ userId, sessionId, ...address });
}

/** Returns all stored alerts: what each is about and where it leads. */
export function toldAlerts() {
  return db.select({ kind: alerts.kind, subject: alerts.subject, path: alerts.path }).from(alerts);
}
