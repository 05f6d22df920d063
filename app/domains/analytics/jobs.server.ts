import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { pagesChannel } from "#app/lib/pages/cache.server.ts";
import { forgetOldVisits, preparePageViews, rollUpVisitorStats } from "./commands/daily-totals.server.ts";
import { sweepVisitSessions } from "./commands/visit-sessions.server.ts";

/** Every minute, ends the visits that have sent no signal for five minutes (rule visits/end). */
export const sweepVisitSessionsQueue: JobQueue = {
  name: "sweep-visit-sessions",
  options: { retryLimit: 0 },
  cron: "* * * * *",
  work: async () => void (await sweepVisitSessions()),
};

/**
 * Every night, stores the totals of the days that are over, creates the tables of the coming months and deletes old
 * data (rules visits/days, visits/anonymous).
 */
export const rollUpVisitorStatsQueue: JobQueue = {
  name: "roll-up-visitor-stats",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "40 0 * * *",
  work: async () => {
    await preparePageViews();
    const days = await rollUpVisitorStats();
    // Some public pages list the most viewed articles (rule blog/popular), and the new totals change that list. So
    // every node drops these pages from its cache.
    await db.execute(sql`select pg_notify(${pagesChannel}, 'post-cards')`);
    const forgotten = await forgetOldVisits();
    log.info({ days: days.length, ...forgotten }, "visits counted");
  },
};
