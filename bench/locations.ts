import pg from "pg";
import { specifiedProfile } from "../app/domains/business/sections/assemble.server.ts";
import { createLocationMaker } from "../app/domains/locations/import/rules/new-locations.ts";
import { factsOf, type ImportedRow, readCommunes } from "./communes.ts";
import { measureAnswer, signInOwner } from "./inboxes.ts";
import { measurePages } from "./tool.ts";

/**
 * Measures the server with all 35,000 communes of France as zones, without the page cache. Returns null without the
 * file of communes.
 */
export async function measureZones(
  url: string,
  databaseUrl: string,
): Promise<Record<string, unknown>[] | null> {
  const rows = readCommunes();
  if (!rows) return null;
  await fillZones(databaseUrl, rows);
  const pages = await measurePages(url, {
    "list, pages 10 to 49": "/locations?page={n}",
    "list, pages 2,810 to 2,849": "/locations?page=28{n}",
    "search: saint-étienne": "/locations?search=saint-%C3%A9tienne",
    "search: saint, page 300": "/locations?search=saint&page=300",
    "search: a": "/locations?search=a",
    "search: 72": "/locations?search=72",
  });
  return [...pages, ...(await measureBackOffice(url))];
}

/** Measures the answers with the data of the back office's list, including the session and the counts. */
async function measureBackOffice(url: string): Promise<Record<string, unknown>[]> {
  const cookie = await signInOwner(url);
  const rows = [];
  for (const [page, query] of Object.entries({
    "back office, first page": "",
    "back office, page 690": "?page=690",
    "back office, search: saint": "?recherche=saint",
    "back office, search: a": "?recherche=a",
    "back office, one département": "?departement=72",
    "back office, département and search": "?departement=72&recherche=saint",
  }))
    rows.push({ page, ...(await measureAnswer(`${url}/admin/locations.data${query}`, cookie)) });
  return rows;
}

/** Replaces the zones by all communes of the file. */
export async function fillZones(databaseUrl: string, rows: readonly ImportedRow[]): Promise<void> {
  const facts = factsOf(rows);
  const zones = facts.map(createLocationMaker(facts, new Set(), specifiedProfile));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const insert = (statement: string, values: readonly object[]) =>
    client.query(statement, [JSON.stringify(values)]);
  await client.query("truncate regions, departments, communes, locations");
  await insert(
    `insert into regions (code, name)
      select distinct r->>'reg_code', r->>'reg_nom' from json_array_elements($1::json) r`,
    rows,
  );
  await insert(
    `insert into departments (code, name, region_id)
      select distinct on (r->>'dep_code') r->>'dep_code', r->>'dep_nom', regions.id
      from json_array_elements($1::json) r join regions on code = r->>'reg_code'`,
    rows,
  );
  await insert(
    `insert into communes (insee_code, postal_code, name, department_id, latitude, longitude)
      select r->>'code_insee', r->>'code_postal', r->>'nom_standard', departments.id,
        (r->>'latitude_mairie')::float8, (r->>'longitude_mairie')::float8
      from json_array_elements($1::json) r join departments on code = r->>'dep_code'`,
    rows,
  );
  await insert(
    `insert into locations (name, slug, address, postal_code, city, phone, email, hours, description, services,
        latitude, longitude, commune_id)
      select z.name, z.slug, z.address, z."postalCode", z.city, z.phone, z.email, z.hours, z.description, z.services,
        z.latitude, z.longitude, communes.id
      from json_to_recordset($1::json) z (name text, slug text, address text, "postalCode" text, city text,
        phone text, email text, hours text, description text, services text[], latitude float8, longitude float8,
        "inseeCode" text)
      join communes on insee_code = z."inseeCode"`,
    zones,
  );
  await settle(client);
  await client.end();
}

/** Vacuums as autovacuum soon would. Waits for the transactions that began before the last insert. */
async function settle(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query("vacuum analyze");
    const { rows } = await client.query(
      "select relallvisible > 0 as settled from pg_class where relname = 'locations'",
    );
    if (rows[0]?.settled) return;
  }
}
