import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { importChunks, importFailures } from "#app/db/schema/location-imports.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { log } from "#app/lib/log.server.ts";
import { slugify } from "#app/lib/slug.ts";
import { listAllCommunes, type StoredCommune } from "../queries/communes.server.ts";
import type { ImportRow } from "../rules/import-rows.ts";
import { createLocationMaker, type NewLocation } from "../rules/new-locations.ts";
import { newLocationProblem } from "../rules/new-location-limits.ts";
import { type ImportRun, type StepChanges, withCount } from "./import-steps.server.ts";

/** What is known of France while locations are made: read once, and again after a restart or a failure. */
export interface LocationMemory {
  runId: string;
  /** The chunk it is ready for. */
  position: number;
  communes: Map<string, StoredCommune>;
  taken: Set<string>;
  make: (commune: StoredCommune) => NewLocation;
}

interface Made {
  row: ImportRow;
  communeId: number;
  location: NewLocation;
}

/** Reads what making locations needs: every commune, for neighbours, and every slug in use. */
export async function rememberFrance(tx: Executor, run: ImportRun): Promise<LocationMemory> {
  const communes = await listAllCommunes(tx);
  const slugs = await tx.select({ slug: locations.slug }).from(locations);
  const taken = new Set(slugs.map(({ slug }) => slug));
  return {
    runId: run.id,
    position: run.position,
    communes: new Map(communes.map((commune) => [commune.inseeCode, commune])),
    taken,
    make: createLocationMaker(communes, taken, businessProfile, run.patterns ?? undefined),
  };
}

/**
 * Stage locations: one chunk of the file. A commune that has its location keeps it (decision 43); one that cannot be
 * written is told with its reason, and the others go on (B§8). Null after the last chunk.
 */
export async function importLocations(
  tx: Executor,
  run: ImportRun,
  memory: LocationMemory,
): Promise<StepChanges | null> {
  const [chunk] = await tx
    .select({ rows: sql<ImportRow[]>`${importChunks.rows}` })
    .from(importChunks)
    .where(and(eq(importChunks.runId, run.id), eq(importChunks.number, run.position)));
  if (!chunk) return null;
  const chosen = chunk.rows.flatMap((row) => {
    const commune = memory.communes.get(row.i);
    const isChosen = run.departmentCodes.length === 0 || run.departmentCodes.includes(row.d);
    return commune && isChosen ? { row, commune } : [];
  });
  const held = await listHeld(
    tx,
    chosen.map(({ commune }) => commune),
  );
  const made: Made[] = [];
  const failures: { row: ImportRow; reason: string }[] = [];
  for (const { row, commune } of chosen) {
    if (held.has(commune.id)) continue;
    const location = memory.make(commune);
    const reason = newLocationProblem(location);
    if (reason) {
      failures.push({ row, reason });
      memory.taken.delete(location.slug);
    } else made.push({ row, communeId: commune.id, location });
  }
  failures.push(...(await write(tx, made)));
  if (failures.length > 0)
    await tx.insert(importFailures).values(
      failures.map(({ row, reason }) => ({
        runId: run.id,
        row: row.n,
        inseeCode: row.i,
        name: row.m,
        reason,
      })),
    );
  const failed = failures.length;
  const existing = chosen.filter(({ commune }) => held.has(commune.id)).length;
  const counted = { existing, failed, created: chosen.length - existing - failed };
  return {
    position: run.position + 1,
    failed: run.failed + failed,
    counts: withCount(run, "locations", counted),
  };
}

/**
 * The communes that have their location already. One typed by hand under the commune's own address and postal code is
 * its location too; locations whose place nobody knew take the commune's.
 */
async function listHeld(tx: Executor, communes: readonly StoredCommune[]): Promise<Set<number>> {
  const asked = JSON.stringify(
    communes.map(({ id, name, postalCode, coordinates }) => ({
      id,
      slug: slugify(name),
      p: postalCode,
      y: coordinates?.latitude,
      x: coordinates?.longitude,
    })),
  );
  const rows = sql`json_to_recordset(${asked}::json) as r (id int, slug text, p text, y float8, x float8)`;
  await tx.execute(sql`
    update locations set commune_id = r.id from ${rows}
    where locations.slug = r.slug and locations.postal_code = r.p and locations.commune_id is null
      and not exists (select from locations other where other.commune_id = r.id)`);
  const { rows: held } = await tx.execute<{ id: number; isPlaced: boolean }>(sql`
    select r.id, latitude is not null as "isPlaced" from ${rows} join locations on locations.commune_id = r.id`);
  if (held.some(({ isPlaced }) => !isPlaced))
    await tx.execute(sql`
      update locations set latitude = r.y, longitude = r.x from ${rows}
      where locations.commune_id = r.id and locations.latitude is null and r.y is not null`);
  return new Set(held.map(({ id }) => id));
}

/** Writes them together; when that fails, one by one, so that only those at fault are left out, with the reason. */
async function write(tx: Executor, made: readonly Made[]): Promise<{ row: ImportRow; reason: string }[]> {
  if (made.length === 0) return [];
  const together = await tryTo(tx, made);
  if (!together) return [];
  const failures = [];
  for (const one of made) {
    const reason = await tryTo(tx, [one]);
    if (reason) failures.push({ row: one.row, reason });
  }
  return failures;
}

async function tryTo(tx: Executor, made: readonly Made[]): Promise<string | null> {
  try {
    await tx.transaction((savepoint) => insert(savepoint, made));
    return null;
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? {}) as { code?: string; message?: string };
    // Values that cannot be kept, or that a rule of the database refuses; anything else is not the rows' fault.
    if (!code || !/^(?:22|23|P0)/.test(code)) throw error;
    if (made.length === 1) log.warn({ inseeCode: made[0]?.row.i, err: message }, "location not imported");
    return code === "23505" ? "L’adresse de la page est déjà prise" : `Refusé par la base : ${message}`;
  }
}

async function insert(tx: Executor, made: readonly Made[]): Promise<void> {
  const rows = made.map(({ communeId, location }) => ({ ...location, communeId, inseeCode: undefined }));
  await tx.execute(sql`
    insert into locations (commune_id, name, slug, address, postal_code, city, phone, email, hours, description,
      services, latitude, longitude)
    select "communeId", name, slug, address, "postalCode", city, phone, email, hours, description, services,
      latitude, longitude
    from json_to_recordset(${JSON.stringify(rows)}::json) as z ("communeId" int, name text, slug text, address text,
      "postalCode" text, city text, phone text, email text, hours text, description text, services text[],
      latitude float8, longitude float8)`);
}
