import { inArray, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { communes } from "#app/db/schema/locations.server.ts";
import {
  type KnownCommune,
  listKnownAreas,
  listKnownCommunes,
} from "#app/lib/french/known-communes.server.ts";
import { type Coordinates, distanceKm } from "../../rules/geography.ts";

/**
 * Returns the communes (municipalities) that are in the program's list but not in the database, within `km` kilometres
 * of a point.
 */
export async function listUnstoredAround(
  executor: Executor,
  point: Coordinates,
  km: number,
): Promise<KnownCommune[]> {
  const near = (await listKnownCommunes()).filter((commune) => distanceKm(point, commune) <= km);
  const codes = near.map(({ inseeCode }) => inseeCode);
  const stored = await executor
    .select({ code: communes.inseeCode })
    .from(communes)
    .where(inArray(communes.inseeCode, codes))
    .limit(codes.length);
  const isStored = new Set(stored.map(({ code }) => code));
  return near.filter(({ inseeCode }) => !isStored.has(inseeCode));
}

/**
 * Stores the communes around a point that are in the program's list but not in the database, with their départements
 * (administrative areas) and regions. An import would store the communes in the same form.
 */
export async function storeKnownAround(tx: Executor, point: Coordinates, km: number): Promise<void> {
  const around = await listUnstoredAround(tx, point, km);
  if (around.length === 0) return;
  const wanted = new Set(around.map(({ departmentCode }) => departmentCode));
  const areas = (await listKnownAreas()).filter(({ code }) => wanted.has(code));
  const areaRows = sql`json_to_recordset(${JSON.stringify(areas)}::json)
    as a (code text, name text, "regionCode" text, region text)`;
  await tx.execute(sql`
    insert into regions (code, name) select distinct "regionCode", region from ${areaRows}
    on conflict (code) do nothing`);
  await tx.execute(sql`
    insert into departments (code, name, region_id)
    select a.code, a.name, regions.id from ${areaRows} join regions on regions.code = a."regionCode"
    on conflict (code) do nothing`);
  const rows = around.map(({ postalCodes: [postalCode, ...others], ...commune }) => ({
    ...{ i: commune.inseeCode, p: postalCode, o: others, m: commune.name, d: commune.departmentCode },
    ...{ y: commune.latitude, x: commune.longitude, h: commune.population },
  }));
  await tx.execute(sql`
    insert into communes (insee_code, postal_code, name, department_id, latitude, longitude, other_postal_codes, population)
    select r.i, r.p, r.m, d.id, r.y, r.x, r.o, r.h
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (i text, p text, m text, d text, y float8, x float8, o text[], h int)
    join departments d on d.code = r.d
    order by r.i
    on conflict (insee_code) do nothing`);
}
