import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { slugify } from "./slug.ts";

const fileOf = createRequire(import.meta.url).resolve;
const communesFile = fileOf("#app/lib/french/french-communes.tsv");
const areasFile = fileOf("#app/lib/french/french-areas.tsv");

/**
 * A French commune (municipality) that the program knows without an import: those of about 500 inhabitants or more (ADR
 * 219).
 */
export interface KnownCommune {
  inseeCode: string;
  departmentCode: string;
  /** The postal codes of the commune. The commune's zone (a town where the shop works) uses the first. */
  postalCodes: string[];
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Reads the communes shipped with the program. They are not cached: reading them takes about 15 ms. */
export async function listKnownCommunes(): Promise<KnownCommune[]> {
  return (await readLines(communesFile)).map((columns) => {
    const [inseeCode = "", departmentCode = "", postalCodes = "", name = "", ...numbers] = columns;
    const [latitude = 0, longitude = 0, population = 0] = numbers.map(Number);
    return {
      ...{ inseeCode, departmentCode, name, latitude, longitude, population },
      postalCodes: postalCodes.split(","),
    };
  });
}

async function readLines(file: string): Promise<string[][]> {
  return (await readFile(file, "utf8"))
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
}

/** Returns each département with its region: codes and names. */
export async function listKnownAreas(): Promise<
  { code: string; name: string; regionCode: string; region: string }[]
> {
  return (await readLines(areasFile)).map(([code = "", name = "", regionCode = "", region = ""]) => ({
    code,
    name,
    regionCode,
    region,
  }));
}

/** Returns the known commune with this name and any of its postal codes. Case, accents and hyphens do not matter. */
export async function findKnownCommune(postalCode: string, city: string): Promise<KnownCommune | null> {
  const slug = slugify(city);
  const found = (await listKnownCommunes()).find(
    (commune) => commune.postalCodes.includes(postalCode) && slugify(commune.name) === slug,
  );
  return found ?? null;
}
