import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { alertDevices, alerts } from "#app/db/schema/alerts.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { type AlertKind, rolesTold } from "./texts.ts";

export const deliverAlertsQueueName = "deliver-alerts";

/** After this time, in seconds, no device needs the alert, because the dashboard shows its cause. */
export const alertLifetimeSeconds = 24 * 3_600;
/** The most alerts about requests that one device gets in an hour. */
const hourlyShare = 30;

export interface NewAlert {
  kind: Exclude<AlertKind, "trial">;
  /** Identifies the cause, so that each device gets one alert about it. */
  event: string;
  /** The reference of a request, or the name of what failed. It is never a person's name or address. */
  subject: string;
  /** The path of the screen that the alert opens. */
  path: string;
}

/**
 * Inserts an alert, in the caller's transaction, for each device that wants alerts of its kind. The alert is sent only
 * if that transaction commits (rule reach/once).
 */
export async function queueAlert(tx: Executor, { kind, event, subject, path }: NewAlert): Promise<void> {
  const wanted = kind === "urgent" ? alertDevices.wantsUrgent : alertDevices.wantsFailures;
  const recent = sql`(select count(*) from ${alerts} where ${alerts.deviceId} = ${alertDevices.id}
    and ${alerts.createdAt} > now() - interval '1 hour')`;
  const devices = await tx
    .select({ id: alertDevices.id })
    .from(alertDevices)
    .innerJoin(users, eq(users.id, alertDevices.userId))
    .where(
      and(
        eq(wanted, true),
        inArray(users.role, rolesTold[kind]),
        isNull(users.deactivatedAt),
        sql`${recent} < ${hourlyShare}`,
      ),
    );
  if (devices.length === 0) return;
  const expiresAt = sql`now() + make_interval(secs => ${alertLifetimeSeconds})`;
  await tx
    .insert(alerts)
    .values(devices.map(({ id }) => ({ deviceId: id, event, kind, subject, path, expiresAt })))
    .onConflictDoNothing();
  await enqueue(tx, deliverAlertsQueueName, {});
}
