import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { sessions, users } from "#app/db/schema/auth.server.ts";
import { listAlertDevices } from "#app/lib/alerts/devices.server.ts";
import { alertKey } from "#app/lib/alerts/key.server.ts";
import { rolesTold } from "#app/lib/alerts/texts.ts";
import type { Browser } from "./gateway/browser.server.ts";
import { countRecoveryCodes } from "./gateway/second-factor.server.ts";
import { closeSession, readSession } from "./gateway/sessions.server.ts";
import { readRole } from "./access/rules.ts";
import {
  type Actor,
  describeBrowser,
  type Preferences,
  sessionEnd,
  sessionLifetimes,
  type StaffActor,
} from "./rules.ts";

/**
 * Returns the person whose session the cookies open, or null, and the cookies to send back (rule accounts/sessions). A
 * session ends two hours after its last activity, and at the latest twelve hours after its start. On a trusted device
 * it ends thirty days after its start. Requests that a page sends automatically do not `prolong` it.
 */
export async function getActor(
  browser: Browser,
  { prolong = true } = {},
): Promise<{ actor: StaffActor | null; setCookies: string[]; endsAt?: Date }> {
  if (!browser.cookies) return { actor: null, setCookies: [] };
  const { found, setCookies } = await readSession(browser, { prolong });
  if (!found) return { actor: null, setCookies };
  const { user, session } = found;
  const role = readRole(user.role);
  // Deactivating an account ends its sessions. A session that began at that instant may remain, so this checks again.
  const isOver = !role || user.deactivatedAt || sessionEnd(session) <= new Date();
  if (isOver) return { actor: null, setCookies: await closeSession(browser) };
  if (session.trusted && prolong) await noteActivity(session.id);
  return {
    actor: {
      userId: user.id,
      email: user.email,
      name: user.name,
      sessionId: session.id,
      role,
      ...(!user.nameConfirmed && { needsName: true }),
      ...(user.mustChangePassword && { needsPassword: true }),
      ...(session.trusted && { isTrusted: true }),
    },
    setCookies,
    // When the session ends if there is no further activity.
    endsAt: new Date(Math.min(session.expiresAt.getTime(), sessionEnd(session).getTime())),
  };
}

/**
 * Records when a trusted device was last used, at most once a minute. For all other devices, the library better-auth
 * records it.
 */
async function noteActivity(id: string): Promise<void> {
  const noted = sql`now() - make_interval(secs => ${sessionLifetimes.noteEvery})`;
  await db
    .update(sessions)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, noted)));
}

/**
 * SQL for the moment when a session ends even if it is in use: thirty days after its start on a trusted device, twelve
 * hours otherwise. Keep it equal to `sessionEnd`, which computes the same in TypeScript.
 */
export const absoluteEnd = sql`${sessions.createdAt} + make_interval(secs => case when ${sessions.trusted} then ${sessionLifetimes.trusted}::int else ${sessionLifetimes.absolute}::int end)`;

const open = and(gt(sessions.expiresAt, sql`now()`), gt(absoluteEnd, sql`now()`));

/** Returns this person's open sessions, last used first. `lastSeenAt` is stored once a minute, so it may be too old. */
export async function listSessions(actor: Actor) {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
      trusted: sessions.trusted,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), open))
    .orderBy(desc(sessions.updatedAt));
  return rows.map(({ userAgent, trusted, ...row }) => ({
    ...row,
    /** When the device's thirty days of trust end; null for an ordinary session. */
    trustedUntil: trusted ? sessionEnd({ ...row, trusted }) : null,
    browser: describeBrowser(userAgent),
    isCurrent: row.id === actor.sessionId,
  }));
}

/** Whether a session of an active account is still open. The event streams of open screens check this repeatedly. */
export async function hasSession(id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), open, isNull(users.deactivatedAt)));
  return rows.length === 1;
}

export type OpenSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Returns whether this person has a second factor, and how many recovery codes are left. */
export async function getSecondFactor({ userId }: Pick<Actor, "userId">) {
  const [row] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  const isOn = row?.isOn ?? false;
  return { isOn, codesLeft: isOn ? await countRecoveryCodes(userId) : 0 };
}

/**
 * Returns what the account screen shows about a person's alerts (messages that a device shows while the back office is
 * closed). `key` is the public key for alerts, or null if the stored key cannot be read.
 */
export async function getAlerts(actor: StaffActor) {
  const [key, devices] = await Promise.all([
    // In a read-only data folder, no key can be created. The screen then reports it, and its other parts still work.
    alertKey().catch(() => "locked" as const),
    listAlertDevices(actor),
  ]);
  return {
    key: key === "locked" ? null : key.publicKey,
    isUrgentTold: rolesTold.urgent.includes(actor.role),
    areFailuresTold: rolesTold.failure.includes(actor.role),
    devices: devices.map(({ userAgent, ...device }) => ({ ...device, browser: describeBrowser(userAgent) })),
  };
}

export type Alerts = Awaited<ReturnType<typeof getAlerts>>;

/** Returns this person's preferences for the back office. */
export async function getPreferences({ userId }: Pick<Actor, "userId">): Promise<Preferences> {
  const [row] = await db
    .select({ marksReadOnOpen: users.marksReadOnOpen, usesKeyShortcuts: users.usesKeyShortcuts })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { marksReadOnOpen: true, usesKeyShortcuts: true };
}

/** Returns the back-office accounts, oldest first. */
export async function listAdministrators() {
  return db
    .select({
      email: users.email,
      name: users.name,
      createdAt: users.createdAt,
      role: users.role,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .orderBy(users.createdAt);
}
