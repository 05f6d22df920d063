import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { sessions, users } from "#app/db/schema/auth.server.ts";
import { type Browser, closeSession, readSession } from "./gateway.server.ts";
import {
  type Actor,
  describeBrowser,
  isPastAbsoluteLifetime,
  type Preferences,
  sessionLifetimes,
} from "./rules.ts";

/**
 * Returns the person of the cookies, or null, with the cookies to send back. A session ends two hours after its last
 * activity and twelve after its start (rule accounts/sessions). Requests a page makes by itself do not `prolong` it.
 */
export async function getActor(
  browser: Browser,
  { prolong = true } = {},
): Promise<{ actor: Actor | null; setCookies: string[] }> {
  if (!browser.cookies) return { actor: null, setCookies: [] };
  const { found, setCookies } = await readSession(browser, { prolong });
  if (!found) return { actor: null, setCookies };
  const { user, session } = found;
  if (isPastAbsoluteLifetime(session.createdAt, new Date())) {
    return { actor: null, setCookies: await closeSession(browser) };
  }
  return {
    actor: {
      userId: user.id,
      email: user.email,
      name: user.name,
      sessionId: session.id,
      ...(!user.nameConfirmed && { needsName: true }),
    },
    setCookies,
  };
}

const open = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.createdAt, sql`now() - make_interval(secs => ${sessionLifetimes.absolute})`),
);

/** Returns the open sessions of this person, last used first. `lastSeenAt` is exact to the minute. */
export async function listSessions(actor: Actor) {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), open))
    .orderBy(desc(sessions.updatedAt));
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    browser: describeBrowser(userAgent),
    isCurrent: row.id === actor.sessionId,
  }));
}

/** Whether a session is still open. Streams that stay open ask again from time to time. */
export async function hasSession(id: string): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.id, id), open))) === 1;
}

export type OpenSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Returns what this person chose for the back office. */
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
    .select({ email: users.email, name: users.name, createdAt: users.createdAt })
    .from(users)
    .orderBy(users.createdAt);
}
