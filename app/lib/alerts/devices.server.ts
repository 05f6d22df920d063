import { and, asc, desc, eq, ne, notInArray } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { alertDevices } from "#app/db/schema/alerts.server.ts";
import type { PushAddress } from "./sending.server.ts";

/** The user and the session to whom a device belongs. */
type Holder = Record<"userId" | "sessionId", string>;

/** A person's choices of alerts on one device, and the quiet hours. */
export interface AlertChoices {
  wantsUrgent: boolean;
  wantsFailures: boolean;
  /** The start of the quiet hours ("22:00", in Paris), or null without quiet hours. */
  quietFrom: string | null;
  quietTo: string | null;
  /** Whether alerts about urgent requests are shown in the quiet hours too. */
  urgentPasses: boolean;
}

/** The largest number of devices of one person. When there are more, the oldest is deleted. */
const mostDevices = 10;

/** Stores a browser that wants alerts. A browser that another account registered before moves to this account. */
export async function addAlertDevice(
  { userId, sessionId }: Holder,
  address: PushAddress,
  userAgent: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const seen = { userId, sessionId, userAgent: userAgent?.slice(0, 400) ?? null, lastError: null };
    await tx
      .insert(alertDevices)
      .values({ ...seen, ...address })
      .onConflictDoUpdate({ target: alertDevices.endpoint, set: { ...seen, ...address } });
    const kept = tx
      .select({ id: alertDevices.id })
      .from(alertDevices)
      .where(eq(alertDevices.userId, userId))
      .orderBy(desc(alertDevices.createdAt))
      .limit(mostDevices);
    await tx
      .delete(alertDevices)
      .where(and(eq(alertDevices.userId, userId), notInArray(alertDevices.id, kept)));
  });
}

/** Stores which session uses a device: signing out of that session removes it. Ignores a device removed before. */
export async function noteAlertDevice({ userId, sessionId }: Holder, endpoint: string): Promise<void> {
  await db
    .update(alertDevices)
    .set({ sessionId })
    .where(and(eq(alertDevices.endpoint, endpoint), eq(alertDevices.userId, userId)));
}

/**
 * Stores a device's renewed push address and keeps its choices and waiting alerts. Returns false if the former address
 * is unknown. If another device was meanwhile registered with the new address, keeps only that other device.
 */
export async function moveAlertDevice(former: string, address: PushAddress): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [device] = await tx
      .select({ id: alertDevices.id })
      .from(alertDevices)
      .where(eq(alertDevices.endpoint, former))
      .for("update");
    if (!device) return false;
    const isHere = eq(alertDevices.id, device.id);
    const [known] = await tx
      .select({ id: alertDevices.id })
      .from(alertDevices)
      .where(and(eq(alertDevices.endpoint, address.endpoint), ne(alertDevices.id, device.id)));
    if (known) await tx.delete(alertDevices).where(isHere);
    else
      await tx
        .update(alertDevices)
        .set({ ...address, lastError: null })
        .where(isHere);
    return true;
  });
}

/** Returns a person's devices, oldest first. */
export async function listAlertDevices({ userId, sessionId }: Holder) {
  const rows = await db
    .select()
    .from(alertDevices)
    .where(eq(alertDevices.userId, userId))
    .orderBy(asc(alertDevices.createdAt));
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    isCurrent: row.sessionId === sessionId,
    wantsUrgent: row.wantsUrgent,
    wantsFailures: row.wantsFailures,
    quietFrom: row.quietFrom?.slice(0, 5) ?? null,
    quietTo: row.quietTo?.slice(0, 5) ?? null,
    urgentPasses: row.urgentPasses,
    lastError: row.lastError,
    createdAt: row.createdAt,
  }));
}

/** Returns the push address and keys of a person's device. Returns null when the person has no device with this id. */
export async function alertAddress(userId: string, id: string): Promise<PushAddress | null> {
  const [row] = await db
    .select({ endpoint: alertDevices.endpoint, p256dh: alertDevices.p256dh, auth: alertDevices.auth })
    .from(alertDevices)
    .where(and(eq(alertDevices.id, id), eq(alertDevices.userId, userId)));
  return row ?? null;
}

/** Stores a person's alert choices for one of their devices. Returns false if the device does not exist. */
export async function chooseAlerts(userId: string, id: string, choices: AlertChoices): Promise<boolean> {
  const { rowCount } = await db
    .update(alertDevices)
    .set(choices)
    .where(and(eq(alertDevices.id, id), eq(alertDevices.userId, userId)));
  return rowCount === 1;
}

/** Removes a person's device. */
export async function removeAlertDevice(userId: string, id: string): Promise<void> {
  await db.delete(alertDevices).where(and(eq(alertDevices.id, id), eq(alertDevices.userId, userId)));
}

/** Removes the alert devices of a session that a person ends. */
export async function endAlertsOfSession(tx: Executor, { userId, sessionId }: Holder): Promise<void> {
  await tx
    .delete(alertDevices)
    .where(and(eq(alertDevices.userId, userId), eq(alertDevices.sessionId, sessionId)));
}

/** Removes a person's devices. If `kept` is the id of a session, keeps the devices of that session. */
export async function endOtherAlerts(tx: Executor, userId: string, kept: string | null): Promise<void> {
  await tx
    .delete(alertDevices)
    .where(
      and(eq(alertDevices.userId, userId), kept === null ? undefined : ne(alertDevices.sessionId, kept)),
    );
}
