import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { kindNames } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { nights } from "#app/lib/background/night.server.ts";
import { getRetention, isDue } from "./queries/retention.server.ts";

const deletedAtOnce = 500;

/**
 * The job that deletes old submissions every night, with their files, history and e-mails. Their age limit is the
 * retention that the owner chose (rule privacy/retention).
 */
export const applyRetentionQueue: JobQueue = {
  name: "apply-retention",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: nights.retention.cron,
  work: async () => {
    const retention = await getRetention();
    for (const kind of kindNames) {
      const { table } = kindRecords[kind];
      const due = isDue(kind, retention, sql`now()`);
      let total = 0;
      for (;;) {
        const { rowCount } = await db.execute(
          sql`delete from ${table} where id in (
            select t.id from ${table} t where ${due} order by t.created_at limit ${deletedAtOnce})`,
        );
        total += rowCount ?? 0;
        if ((rowCount ?? 0) < deletedAtOnce) break;
      }
      if (total > 0) log.info({ kind, deleted: total }, "submissions kept long enough deleted");
    }
  },
};
