import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { sessions, users } from "#app/db/schema/auth.server.ts";
import { type Browser, closeSession, readSession } from "./gateway.server.ts";
import { type Actor, describeBrowser, isBeyondAbsoluteLife, sessionLives } from "./rules.ts";

/**
 * Who the cookies say is acting, or null; and the cookies to answer with. A session ends two hours after its last
 * activity and twelve after its beginning (design §8). What a page asks for by itself does not `prolong` it.
 */
export async function getActor(
  browser: Browser,
  { prolong = true } = {},
): Promise<{ actor: Actor | null; setCookies: string[] }> {
  if (!browser.cookies) return { actor: null, setCookies: [] };
  const { found, setCookies } = await readSession(browser, { prolong });
  if (!found) return { actor: null, setCookies };
  const { user, session } = found;
  if (isBeyondAbsoluteLife(session.createdAt, new Date())) {
    return { actor: null, setCookies: await closeSession(browser) };
  }
  return {
    actor: { userId: user.id, email: user.email, name: user.name, sessionId: session.id },
    setCookies,
  };
}

const open = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.createdAt, sql`now() - make_interval(secs => ${sessionLives.absolute})`),
);

/** The open sessions of this person, the last used first. `lastSeenAt` is right to the minute. */
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

/** Whether a session goes on: what stays open for long asks again from time to time. */
export async function hasSession(id: string): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.id, id), open))) === 1;
}

export type OpenSession = Awaited<ReturnType<typeof listSessions>>[number];

/** The back-office accounts, oldest first. */
export async function listAdministrators() {
  return db
    .select({ email: users.email, name: users.name, createdAt: users.createdAt })
    .from(users)
    .orderBy(users.createdAt);
}
