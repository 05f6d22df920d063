import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { businessProfile } from "../app/domains/business/profile.ts";
import { createLocationMaker } from "../app/domains/locations/rules/new-locations.ts";
import { measurePages } from "./tool.ts";

/** Every commune of France, in the import's format; kept outside the project. */
const communesFile = "../shared/data/communes-france.json.gz";

interface ImportedRow {
  reg_code: string;
  reg_nom: string;
  dep_code: string;
  dep_nom: string;
  code_insee: string;
  code_postal: string | null;
  nom_standard: string;
  latitude_mairie: number;
  longitude_mairie: number;
}

/** What the server takes to answer when the 35,000 communes of France are zones, page cache aside; null without the file. */
export async function measureZones(
  url: string,
  databaseUrl: string,
): Promise<Record<string, unknown>[] | null> {
  if (!existsSync(communesFile)) return null;
  await fillZones(databaseUrl);
  return measurePages(url, {
    "list, first page": "/locations?page=1",
    "list, page 2,900": "/locations?page=2900",
    "search: saint-étienne": "/locations?search=saint-%C3%A9tienne",
    "search: saint, page 300": "/locations?search=saint&page=300",
    "search: a": "/locations?search=a",
    "search: 72": "/locations?search=72",
    "zone in the country": "/locations/la-fleche?",
    "zone in a dense place": "/locations/paris?",
  });
}

async function fillZones(databaseUrl: string): Promise<void> {
  const file = JSON.parse(gunzipSync(readFileSync(communesFile)).toString()) as { data: ImportedRow[] };
  const rows = file.data.flatMap((row) =>
    row.code_postal ? [{ ...row, code_postal: row.code_postal }] : [],
  );
  const facts = rows.map((row) => ({
    inseeCode: row.code_insee,
    postalCode: row.code_postal,
    name: row.nom_standard,
    department: row.dep_nom,
    region: row.reg_nom,
    coordinates: { latitude: row.latitude_mairie, longitude: row.longitude_mairie },
  }));
  const zones = facts.map(createLocationMaker(facts, new Set(), businessProfile));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const insert = (statement: string, values: object[]) => client.query(statement, [JSON.stringify(values)]);
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

/** As autovacuum leaves the table some moments later; it waits for transactions that began before the last insert. */
async function settle(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query("vacuum analyze");
    const { rows } = await client.query(
      "select relallvisible > 0 as settled from pg_class where relname = 'locations'",
    );
    if (rows[0]?.settled) return;
  }
}
