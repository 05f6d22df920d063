import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { unionOfKinds } from "../registry.server.ts";
import type { FollowedSubmission } from "../rules.ts";

/** How many follow-ups the dashboard shows. A link leads to the others. */
const shown = 8;

/**
 * Returns the follow-ups (planned calls) that are due today or earlier, the oldest first (rule inboxes/follow-up).
 * Reads a few rows of a partial index for each kind.
 */
export async function listDueFollowUps(now = new Date()): Promise<FollowedSubmission[]> {
  const due = sql`deleted_at is null and not spam and follow_up_day <= ${parisDay(now)}::date`;
  const { rows } = await db.execute<FollowedSubmission & Record<string, unknown>>(sql`
    ${unionOfKinds(
      (kind, { table, sender, about }) => sql`
        select ${kind}::text as kind, id, version, ${sender} as sender, ${about} as about, phone,
          follow_up_day::text as "followUpDay", follow_up_time as "followUpTime", follow_up_note as "followUpNote"
        from ${table} where ${due} order by follow_up_day, follow_up_time limit ${shown}`,
    )}
    order by "followUpDay", "followUpTime" nulls last, id limit ${shown}`);
  return rows;
}
