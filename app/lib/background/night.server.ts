import { type SQL, sql } from "drizzle-orm";

/** When the nightly work on people's data is done, in Paris; the cron expressions of app/lib/jobs say the same. */
export const nights = {
  /** Emptying the trash. */
  trash: { clock: "03:10", cron: "10 3 * * *" },
  /** Deleting what has been kept long enough. */
  retention: { clock: "03:30", cron: "30 3 * * *" },
} as const;

/** The first `clock` ('03:10', in Paris) after a moment, summer time or not. SQL of a timestamptz. */
export function nightAfter(moment: SQL, clock: string): SQL {
  const local = sql`(${moment}) at time zone 'Europe/Paris'`;
  const day = sql`date_trunc('day', ${local} - ${clock}::interval) + interval '1 day'`;
  return sql`((${day} + ${clock}::interval) at time zone 'Europe/Paris')`;
}
