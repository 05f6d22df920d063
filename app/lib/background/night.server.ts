import { type SQL, sql } from "drizzle-orm";

/** The times of the nightly work on personal data, in Paris, each also as a cron expression. */
export const nights = {
  /** Emptying the trash. */
  trash: { clock: "03:10", cron: "10 3 * * *" },
  /** Deleting the submissions whose retention has ended. */
  retention: { clock: "03:30", cron: "30 3 * * *" },
} as const;

/** Returns the SQL of the first time after `moment` at which it is `clock` ('03:10') in Paris, as a timestamptz. */
export function nightAfter(moment: SQL, clock: string): SQL {
  const local = sql`(${moment}) at time zone 'Europe/Paris'`;
  const day = sql`date_trunc('day', ${local} - ${clock}::interval) + interval '1 day'`;
  return sql`((${day} + ${clock}::interval) at time zone 'Europe/Paris')`;
}
