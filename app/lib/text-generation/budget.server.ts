import { and, eq, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { textCalls } from "#app/db/schema/platform.server.ts";

const today = sql<string>`(now() at time zone 'Europe/Paris')::date`;
const keptDays = 400;

/**
 * Takes one call from what a purpose may ask of the text service on a day (Europe/Paris); false when it is spent.
 * Counted in the database, for every node together, and kept through a crash: the service sends the bill.
 */
export async function takeTextCall(purpose: string, callsPerDay: number): Promise<boolean> {
  const [counted] = await db
    .insert(textCalls)
    .values({ day: today, purpose, calls: 1 })
    .onConflictDoUpdate({
      target: [textCalls.day, textCalls.purpose],
      set: { calls: sql`${textCalls.calls} + 1` },
      setWhere: lt(textCalls.calls, callsPerDay),
    })
    .returning({ calls: textCalls.calls });
  if (counted?.calls === 1) await forgetOldDays(purpose);
  return counted !== undefined;
}

/** At the first call of a day: what the service was asked a year ago bills nobody any more. */
async function forgetOldDays(purpose: string): Promise<void> {
  await db
    .delete(textCalls)
    .where(and(eq(textCalls.purpose, purpose), lt(textCalls.day, sql`${today} - ${keptDays}::int`)));
}
