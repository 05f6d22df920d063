import { setTimeout as pause } from "node:timers/promises";
import { asc, eq, gt, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { locationRegenerations } from "#app/db/schema/location-imports.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { withSessionLock } from "#app/db/session-lock.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { enqueue, type JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { announceLocations, suppressNotifications } from "../zones/commands/quiet.server.ts";
import { hasTextProvider } from "#app/lib/text-generation/provider.server.ts";
import { writeDescription } from "./gateway.server.ts";
import { listAllCommunes } from "./queries/communes.server.ts";
import { locationDescription } from "./rules/description.ts";
import { createPlaceFinder } from "../import/rules/new-locations.ts";

const queueName = "regenerate-descriptions";
/**
 * For descriptions from the text-generation service (an external machine that writes texts): how many locations are
 * read at a time, and the pause after each description (rule zones/regeneration). Descriptions from the program's own
 * sentences need no pause.
 */
const servicePace = { batch: 50, pauseMs: 200 };
const builtInBatch = 500;
const mostAttempts = 3;

/**
 * The job that continues a regeneration (it rewrites all descriptions). It runs after a person starts a regeneration,
 * when a node (a process of the program) starts, and every minute, because another node may have crashed.
 */
export const regenerateDescriptionsQueue: JobQueue = {
  name: queueName,
  options: { retryLimit: 0, expireInSeconds: 12 * 3_600 },
  cron: "* * * * *",
  atStart: true,
  work: (_payload, signal) => continueRegeneration(signal),
};

/**
 * Starts to rewrite the description of every location (town; rule zones/regeneration), including those written by hand
 * if `includeEdited` is true. Returns false while another regeneration runs.
 */
export async function startRegeneration(actor: Actor, includeEdited: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const total = await tx.$count(locations);
    const [run] = await tx
      .insert(locationRegenerations)
      .values({ includeEdited, total, startedBy: actor.name })
      .onConflictDoNothing()
      .returning({ id: locationRegenerations.id });
    if (!run) return false;
    await enqueue(tx, queueName, {});
    log.info({ actorId: actor.userId, regenerationId: run.id, includeEdited, total }, "descriptions asked");
    return true;
  });
}

/** Stops the running regeneration. The descriptions that it has written stay. */
export async function cancelRegeneration(actor: Actor): Promise<void> {
  await close("cancelled");
  log.info({ actorId: actor.userId }, "descriptions cancelled");
}

/**
 * What a regeneration would do: how many descriptions exist, how many of them a person wrote, and who would write the
 * new ones.
 */
export interface RegenerationOutlook {
  total: number;
  /**
   * How many descriptions a person wrote. These descriptions stay unless whoever starts the regeneration chooses
   * otherwise.
   */
  edited: number;
  /**
   * Whether the text-generation service writes the descriptions. Otherwise the program builds them from its own
   * sentences.
   */
  isByService: boolean;
}

/** Returns what a regeneration would do now. */
export async function getRegenerationOutlook(): Promise<RegenerationOutlook> {
  const [total, edited, isByService] = await Promise.all([
    db.$count(locations),
    db.$count(locations, eq(locations.descriptionEdited, true)),
    hasTextProvider(),
  ]);
  return { total, edited, isByService };
}

/** Returns the last regeneration, or null before the first one. */
export async function getLastRegeneration() {
  const [run] = await db
    .select({
      id: locationRegenerations.id,
      status: locationRegenerations.status,
      total: locationRegenerations.total,
      seen: locationRegenerations.seen,
      changed: locationRegenerations.changed,
      kept: locationRegenerations.kept,
      refused: locationRegenerations.refused,
      finishedAt: locationRegenerations.finishedAt,
    })
    .from(locationRegenerations)
    .orderBy(sql`created_at desc nulls last`)
    .limit(1);
  return run ?? null;
}

export type Regeneration = NonNullable<Awaited<ReturnType<typeof getLastRegeneration>>>;

/**
 * Works on the running regeneration until it ends, is cancelled or `signal` aborts. Each write is one transaction that
 * also stores where to continue, so that a restart loses nothing. A lock lets only one node do this work at a time.
 */
export async function continueRegeneration(signal?: AbortSignal): Promise<void> {
  if (!(await isRunning())) return;
  await withSessionLock("locations regeneration", async () => {
    const placeOf = createPlaceFinder(await listAllCommunes());
    for (;;) {
      if (signal?.aborted) return;
      try {
        const step = await advance(placeOf, signal);
        if (step === "idle") return;
        if (step === "finished") await close("done");
      } catch (error) {
        await noteFailure(error as Error);
      }
    }
  });
}

async function isRunning(): Promise<boolean> {
  return (await db.$count(locationRegenerations, eq(locationRegenerations.status, "running"))) > 0;
}

type PlaceFinder = ReturnType<typeof createPlaceFinder>;
type StoredLocation = Awaited<ReturnType<typeof listNext>>[number];

async function advance(placeOf: PlaceFinder, signal?: AbortSignal): Promise<"more" | "finished" | "idle"> {
  const [run] = await db
    .select()
    .from(locationRegenerations)
    .where(eq(locationRegenerations.status, "running"));
  if (!run) return "idle";
  const isByService = await hasTextProvider();
  const next = await listNext(run.afterId, isByService ? servicePace.batch : builtInBatch);
  if (next.length === 0) return "finished";
  const isSpared = (location: StoredLocation) => location.descriptionEdited && !run.includeEdited;
  if (!isByService) {
    const profile = await currentProfile();
    const texts = next
      .filter((location) => !isSpared(location))
      .map((location) => ({ ...location, text: locationDescription(placeOf(location), profile) }));
    await write(run.id, next, texts);
    return "more";
  }
  for (const location of next) {
    if (signal?.aborted || !(await isRunning())) return "more";
    if (isSpared(location)) {
      await write(run.id, [location], []);
      continue;
    }
    const place = placeOf(location);
    const written = await writeDescription(place, signal);
    if (signal?.aborted) return "more";
    const text = written ?? locationDescription(place, await currentProfile());
    await write(run.id, [location], [{ ...location, text }], written === null ? 1 : 0);
    await pause(servicePace.pauseMs);
  }
  return "more";
}

function listNext(afterId: string | null, most: number) {
  return db
    .select({
      id: locations.id,
      communeId: locations.communeId,
      slug: locations.slug,
      city: locations.city,
      postalCode: locations.postalCode,
      latitude: locations.latitude,
      longitude: locations.longitude,
      version: locations.version,
      descriptionEdited: locations.descriptionEdited,
    })
    .from(locations)
    .where(afterId === null ? undefined : gt(locations.id, afterId))
    .orderBy(asc(locations.id))
    .limit(most);
}

/**
 * Stores, in one transaction, the progress and the new texts. A location that somebody has changed meanwhile keeps its
 * text.
 */
async function write(
  runId: string,
  seen: readonly StoredLocation[],
  texts: readonly (StoredLocation & { text: string })[],
  refused = 0,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx
      .select({ status: locationRegenerations.status })
      .from(locationRegenerations)
      .where(eq(locationRegenerations.id, runId))
      .for("update");
    if (run?.status !== "running") return;
    await suppressNotifications(tx);
    const changed = await replaceTexts(tx, texts);
    await tx
      .update(locationRegenerations)
      .set({
        afterId: seen.at(-1)?.id,
        seen: sql`${locationRegenerations.seen} + ${seen.length}`,
        changed: sql`${locationRegenerations.changed} + ${changed}`,
        kept: sql`${locationRegenerations.kept} + ${seen.length - texts.length}`,
        refused: sql`${locationRegenerations.refused} + ${refused}`,
        attempts: 0,
      })
      .where(eq(locationRegenerations.id, runId));
  });
}

async function replaceTexts(
  tx: Executor,
  texts: readonly (StoredLocation & { text: string })[],
): Promise<number> {
  const rows = JSON.stringify(texts.map(({ id, version, text }) => ({ id, version, text })));
  const { rowCount } = await tx.execute(sql`
    update locations set description = r.text, description_edited = false,
      version = locations.version + 1, updated_at = now()
    from json_to_recordset(${rows}::json) as r (id uuid, version int, text text)
    where locations.id = r.id and locations.version = r.version
      and (locations.description is distinct from r.text or locations.description_edited)`);
  return rowCount ?? 0;
}

async function close(status: "done" | "cancelled" | "failed"): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(locationRegenerations)
      .set({ status, finishedAt: sql`now()` })
      .where(eq(locationRegenerations.status, "running"));
    if (rowCount === 1) await announceLocations(tx);
  });
}

/**
 * Counts a failure, after which the same locations are tried again. After a few failures the regeneration stops, and
 * the list of locations shows that it stopped.
 */
async function noteFailure(error: Error): Promise<void> {
  log.error({ err: error }, "descriptions not regenerated");
  const [run] = await db
    .update(locationRegenerations)
    .set({ attempts: sql`${locationRegenerations.attempts} + 1` })
    .where(eq(locationRegenerations.status, "running"))
    .returning({ attempts: locationRegenerations.attempts });
  if (run && run.attempts >= mostAttempts) await close("failed");
}
