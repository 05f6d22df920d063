import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";

/** How many articles one run publishes at most. A run comes every minute, so the next one publishes the others. */
const mostAtOnce = 50;

/**
 * Publishes the scheduled articles that are due, every minute and when a node starts (rule editor/schedule). The
 * publication date is the moment that the owner chose, even if the job runs late.
 */
export const publishScheduledQueue: JobQueue = {
  name: "publish-scheduled-posts",
  options: { retryLimit: 0 },
  cron: "* * * * *",
  atStart: true,
  work: async () => {
    // Skips an article that somebody is saving at this moment; the next run publishes it. Does not raise the version:
    // an editor that is open can save only the version that it opened.
    const { rows } = await db.execute<{ id: string }>(sql`
      with due as (
        select id from blog_posts where publish_at <= now() order by publish_at limit ${mostAtOnce}
        for update skip locked
      )
      update blog_posts set status = 'published', published_at = publish_at, publish_at = null
      from due where blog_posts.id = due.id returning blog_posts.id`);
    for (const { id } of rows) log.info({ postId: id }, "scheduled article published");
  },
};
