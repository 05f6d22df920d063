import { and, eq, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { textCalls } from "#app/db/schema/platform.server.ts";

const today = sql<string>`(now() at time zone 'Europe/Paris')::date`;
const keptDays = 400;

/**
 * Counts one call to the text-generation service against the daily budget of its purpose (Europe/Paris). Returns false
 * when the budget is spent. Each call costs money, so the count is in the database: all nodes share it, and a crash
 * does not reset it.
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

/** Deletes counts over a year old, at the first call of a day. */
async function forgetOldDays(purpose: string): Promise<void> {
  await db
    .delete(textCalls)
    .where(and(eq(textCalls.purpose, purpose), lt(textCalls.day, sql`${today} - ${keptDays}::int`)));
}
