import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { db } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { drawBrandImagesQueue } from "#app/domains/brand-images/jobs.server.ts";
import { type JobQueue, startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";

/** Two people who change settings. They have no account: a change only stores their name. */
export const camille: Actor = {
  userId: "camille",
  email: "camille@example.fr",
  name: "Camille",
  sessionId: "1",
};
export const louis: Actor = { ...camille, userId: "louis", name: "Louis" };

/** Makes each test of the file start without settings, and with these other tables empty. */
export function withoutSettings(...tables: string[]): void {
  const emptied = ["settings_sections", "settings_changes", ...tables].join(", ");
  beforeEach(() => db.execute(sql.raw(`truncate ${emptied} cascade`)));
}

/**
 * Creates, for the whole file, the queue that draws the brand images again after a change of name, and the queues
 * `others`.
 */
export function withPictureQueue(others: readonly JobQueue[] = []): void {
  beforeAll(() => startJobs([drawBrandImagesQueue, ...others]));
  afterAll(() => stopJobs(0));
}
