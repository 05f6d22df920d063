import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { db } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { drawBrandImagesQueue } from "#app/domains/brand-images/jobs.server.ts";
import { type JobQueue, startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";

/** They change settings. A change keeps their name, and asks for no account. */
export const camille: Actor = {
  userId: "camille",
  email: "camille@example.fr",
  name: "Camille",
  sessionId: "1",
};
export const louis: Actor = { ...camille, userId: "louis", name: "Louis" };

/** Begins each test of the file without settings, and with these tables empty. */
export function withoutSettings(...tables: string[]): void {
  const emptied = ["settings_sections", "settings_changes", ...tables].join(", ");
  beforeEach(() => db.execute(sql.raw(`truncate ${emptied} cascade`)));
}

/** A name that changes has its pictures drawn again: opens the queue where they wait, and `others`, for the whole file. */
export function withPictureQueue(others: readonly JobQueue[] = []): void {
  beforeAll(() => startJobs([drawBrandImagesQueue, ...others]));
  afterAll(() => stopJobs(0));
}
