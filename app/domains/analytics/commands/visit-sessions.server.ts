import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { visits, visitSessions } from "#app/db/schema/analytics.server.ts";
import { silenceMs } from "../rules/lifetimes.ts";
import type { VisitorTraits } from "../rules/visits.ts";

/**
 * Starts a visit, or continues the visitor's last one if its last signal is less than five minutes old. The table has
 * one row for each visitor, with the current or last visit (rule visits/session). Before a new visit replaces an older
 * one in that row, the older one is copied to the history (rule visits/history).
 */
export async function openVisitSession(
  visitorId: string,
  traits: VisitorTraits,
  now = new Date(),
): Promise<{ id: string; isNewVisit: boolean }> {
  const fresh = {
    ...traits,
    startedAt: now,
    endedAt: null,
    entryPath: null,
    pagesViewed: 1,
    lastSeenAt: now,
  };
  return db.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(visitSessions)
      .values({ visitorId, ...fresh })
      .onConflictDoNothing({ target: visitSessions.visitorId })
      .returning({ id: visitSessions.id });
    if (created) return { id: created.id, isNewVisit: true };

    const own = eq(visitSessions.visitorId, visitorId);
    const [known] = await transaction.select().from(visitSessions).where(own).for("update");
    if (!known) throw new Error("a visit session went while it was being opened");
    const { id: sessionId, ...finished } = known;
    const goesOn = now.getTime() - known.lastSeenAt.getTime() < silenceMs;
    if (!goesOn && known.entryPath !== null)
      await transaction.insert(visits).values({ ...finished, endedAt: known.endedAt ?? known.lastSeenAt });
    await transaction
      .update(visitSessions)
      .set(goesOn ? { endedAt: null, lastSeenAt: now } : fresh)
      .where(own);
    return { id: sessionId, isNewVisit: !goesOn };
  });
}

/**
 * Ends a visit when the visitor leaves the page (rule visits/end). Changes nothing if the visit has ended already or
 * does not exist.
 */
export async function endVisitSession(id: string, now = new Date()): Promise<void> {
  await db
    .update(visitSessions)
    .set({ endedAt: now, lastSeenAt: now })
    .where(and(eq(visitSessions.id, id), isNull(visitSessions.endedAt)));
}

/**
 * Ends the visits whose browser has sent nothing for five minutes (rule visits/end). Their end is the time of the last
 * signal. Returns how many it ended. A job calls this every minute.
 */
export async function sweepVisitSessions(now = new Date()): Promise<number> {
  const { rowCount } = await db
    .update(visitSessions)
    .set({ endedAt: sql`${visitSessions.lastSeenAt}` })
    .where(
      and(isNull(visitSessions.endedAt), lt(visitSessions.lastSeenAt, new Date(now.getTime() - silenceMs))),
    );
  return rowCount ?? 0;
}
