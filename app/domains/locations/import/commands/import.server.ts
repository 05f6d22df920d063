import { setImmediate as turn } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { importChunks, importFailures } from "#app/db/schema/location-imports.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { log } from "#app/lib/log.server.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { listAllCommunes, type StoredCommune } from "../../descriptions/queries/communes.server.ts";
import type { ImportRow } from "../rules/rows.ts";
import { createLocationMaker, type NewLocation, newLocationProblem } from "../rules/new-locations.ts";
import { type ImportRun, type StepChanges, withCount } from "./steps.server.ts";

/**
 * What an import knows about communes (municipalities) and locations (towns where the shop works), kept in memory from
 * one chunk to the next. It is read from the database at the start, and again after a restart or a failure.
 */
export interface LocationMemory {
  runId: string;
  /** The number of the next chunk (part of the file's rows) to import. */
  position: number;
  communes: Map<string, StoredCommune>;
  taken: Set<string>;
  /** For each commune that has a location, by the commune's id: whether this location has coordinates. */
  held: Map<number, boolean>;
  /** Whether some locations that people typed have no commune yet. The file may contain their communes. */
  hasUnlinked: boolean;
  make: (commune: StoredCommune) => NewLocation;
  /** The chunk at `position`, prepared while the database wrote the previous chunk. Null if none is prepared. */
  ready: MadeChunk | null;
}

interface Made {
  row: ImportRow;
  communeId: number;
  location: NewLocation;
}

interface Failure {
  row: ImportRow;
  reason: string;
}

interface Chosen {
  rows: { row: ImportRow; commune: StoredCommune }[];
  existing: number;
}

/** The locations built from one chunk of the file. */
interface MadeChunk {
  made: Made[];
  failures: Failure[];
  existing: number;
}

/**
 * After building this many locations the process does other work, so that a visitor's request waits only a few
 * milliseconds.
 */
const madeAtOnce = 20;

/**
 * Returns what an import must know: every commune, because descriptions name neighbouring ones, and the slug of every
 * location, because no two locations may have the same slug.
 */
export async function loadLocationMemory(tx: Executor, run: ImportRun): Promise<LocationMemory> {
  const communes = await listAllCommunes(tx);
  const stored = await tx
    .select({
      slug: locations.slug,
      communeId: locations.communeId,
      isPlaced: sql<boolean>`${locations.latitude} is not null`,
    })
    .from(locations);
  const taken = new Set(stored.map(({ slug }) => slug));
  const held = stored.flatMap(({ communeId, isPlaced }) =>
    communeId === null ? [] : [{ communeId, isPlaced }],
  );
  return {
    runId: run.id,
    position: run.position,
    communes: new Map(communes.map((commune) => [commune.inseeCode, commune])),
    taken,
    held: new Map(held.map(({ communeId, isPlaced }) => [communeId, isPlaced])),
    hasUnlinked: held.length < stored.length,
    make: createLocationMaker(communes, taken, await currentProfile(), run.patterns ?? undefined),
    ready: null,
  };
}

/**
 * Imports the locations of one chunk of the file. Returns the new counts, or null after the last chunk. A commune that
 * already has a location keeps it (rule import/existing). A row that cannot be written is recorded with the reason, and
 * the import goes on (rule import/failure). The next chunk is prepared while the database writes this one.
 */
export async function importLocations(
  tx: Executor,
  run: ImportRun,
  memory: LocationMemory,
): Promise<StepChanges | null> {
  const chunk = memory.ready ?? (await makeChunk(memory, await choose(tx, run, memory, run.position)));
  if (!chunk) return null;
  const next = await choose(tx, run, memory, run.position + 1);
  const [written, ready] = await Promise.all([write(tx, chunk.made), makeChunk(memory, next)]);
  memory.ready = ready;
  const failures = [...chunk.failures, ...written.failures];
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
  const counted = {
    existing: chunk.existing + written.existing,
    failed: failures.length,
    created: chunk.made.length - written.existing - written.failures.length,
  };
  return {
    position: run.position + 1,
    failed: run.failed + counted.failed,
    counts: withCount(run, "locations", counted),
  };
}

/** Returns the rows of a chunk that will become locations, or null after the last chunk. */
async function choose(
  tx: Executor,
  run: ImportRun,
  memory: LocationMemory,
  number: number,
): Promise<Chosen | null> {
  const [chunk] = await tx
    .select({ rows: sql<ImportRow[]>`${importChunks.rows}` })
    .from(importChunks)
    .where(and(eq(importChunks.runId, run.id), eq(importChunks.number, number)));
  if (!chunk) return null;
  const rows = chunk.rows.flatMap((row) => {
    const commune = memory.communes.get(row.i);
    const isChosen = run.departmentCodes.length === 0 || run.departmentCodes.includes(row.d);
    return commune && isChosen ? { row, commune } : [];
  });
  if (memory.hasUnlinked) await linkTyped(tx, rows, memory);
  await placeHeld(tx, rows, memory);
  const free = rows.filter(({ commune }) => !memory.held.has(commune.id));
  return { rows: free, existing: rows.length - free.length };
}

/** Builds the locations of a chunk, a few at a time, so that the process can do other work in between. */
async function makeChunk(memory: LocationMemory, chosen: Chosen | null): Promise<MadeChunk | null> {
  if (!chosen) return null;
  const made: Made[] = [];
  const failures: Failure[] = [];
  for (const [index, { row, commune }] of chosen.rows.entries()) {
    if (index % madeAtOnce === 0) await turn();
    const location = memory.make(commune);
    const reason = newLocationProblem(location);
    if (reason) {
      failures.push({ row, reason });
      memory.taken.delete(location.slug);
    } else made.push({ row, communeId: commune.id, location });
  }
  return { made, failures, existing: chosen.existing };
}

/**
 * Links locations that people typed to communes of this chunk. A commune belongs to the location with its postal code
 * and with the slug of its name.
 */
async function linkTyped(tx: Executor, rows: Chosen["rows"], memory: LocationMemory): Promise<void> {
  const { rows: linked } = await tx.execute<{ id: number; isPlaced: boolean }>(sql`
    update locations set commune_id = r.id
    from unnest(${list(rows, ({ commune }) => commune.id)}::int[],
      ${list(rows, ({ commune }) => slugify(commune.name))}::text[],
      ${list(rows, ({ commune }) => commune.postalCode)}::text[]) as r (id, slug, postal_code)
    where locations.slug = r.slug and locations.postal_code = r.postal_code and locations.commune_id is null
      and not exists (select from locations other where other.commune_id = r.id)
    returning commune_id as id, latitude is not null as "isPlaced"`);
  for (const { id, isPlaced } of linked) memory.held.set(id, isPlaced);
}

/** Gives stored locations without coordinates the coordinates of their commune. */
async function placeHeld(tx: Executor, rows: Chosen["rows"], memory: LocationMemory): Promise<void> {
  const unplaced = rows.filter(({ commune }) => memory.held.get(commune.id) === false && commune.coordinates);
  if (unplaced.length === 0) return;
  await tx.execute(sql`
    update locations set latitude = r.latitude, longitude = r.longitude
    from unnest(${list(unplaced, ({ commune }) => commune.id)}::int[],
      ${list(unplaced, ({ commune }) => commune.coordinates?.latitude)}::float8[],
      ${list(unplaced, ({ commune }) => commune.coordinates?.longitude)}::float8[]) as r (id, latitude, longitude)
    where locations.commune_id = r.id and locations.latitude is null`);
}

/**
 * Writes all locations with one statement. If that fails, writes them one by one, and records the reason for each
 * location that the database refuses.
 */
async function write(
  tx: Executor,
  made: readonly Made[],
): Promise<{ failures: Failure[]; existing: number }> {
  const written = { failures: [] as Failure[], existing: 0 };
  if (made.length === 0 || !(await refusalOf(tx, made))) return written;
  for (const one of made) {
    const refusal = await refusalOf(tx, [one]);
    // Somebody has saved a location of this commune meanwhile, so the row counts as existing.
    if (refusal?.constraint === "locations_commune_id_unique") written.existing += 1;
    else if (refusal) written.failures.push({ row: one.row, reason: reasonOf(refusal, one.row) });
  }
  return written;
}

interface Refusal {
  code: string;
  message: string;
  constraint?: string;
}

/**
 * Writes all locations or none. Returns null if they are written, and the reason if the database refuses a value.
 * Throws any other error.
 */
async function refusalOf(tx: Executor, made: readonly Made[]): Promise<Refusal | null> {
  try {
    await tx.transaction((savepoint) => insert(savepoint, made));
    return null;
  } catch (error) {
    const { code, message, constraint } = ((error as Error).cause ?? {}) as Partial<Refusal>;
    // An error of another class (such as a lost connection) is not the fault of the rows.
    if (!code || !/^(?:22|23|P0)/.test(code)) throw error;
    return { code, message: message ?? "", constraint };
  }
}

function reasonOf({ code, message }: Refusal, row: ImportRow): string {
  log.warn({ inseeCode: row.i, code }, "location not imported");
  return code === "23505" ? "L’adresse de la page est déjà prise" : `Refusé par la base : ${message}`;
}

/**
 * Inserts all locations with one statement, which gets each column as an array; this is nearly as fast as COPY. All
 * locations have the same default hours and services.
 */
async function insert(tx: Executor, made: readonly Made[]): Promise<void> {
  const [{ hours, services } = { hours: null, services: [] }] = made.map(({ location }) => location);
  const column = (read: (location: NewLocation) => string | number | null) =>
    list(made, ({ location }) => read(location));
  await tx.execute(sql`
    insert into locations (commune_id, name, slug, address, postal_code, city, phone, email, description, latitude,
      longitude, hours, services)
    select r.*, ${hours}, ${sql.param(services)}::text[]
    from unnest(${list(made, ({ communeId }) => communeId)}::int[], ${column((one) => one.name)}::text[],
      ${column((one) => one.slug)}::text[], ${column((one) => one.address)}::text[],
      ${column((one) => one.postalCode)}::text[], ${column((one) => one.city)}::text[],
      ${column((one) => one.phone)}::text[], ${column((one) => one.email)}::text[],
      ${column((one) => one.description)}::text[], ${column((one) => one.latitude)}::float8[],
      ${column((one) => one.longitude)}::float8[]) as r`);
}

/** Returns one value of each location, as a single SQL array. */
function list<One>(all: readonly One[], read: (one: One) => string | number | null | undefined) {
  return sql.param(all.map((one) => read(one) ?? null));
}
