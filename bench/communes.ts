import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The file of all French communes in the format of the import. It is not part of the project. */
export const communesFile = "../shared/data/communes-france.json.gz";

export interface ImportedRow {
  reg_code: string;
  reg_nom: string;
  dep_code: string;
  dep_nom: string;
  code_insee: string;
  code_postal: string;
  nom_standard: string;
  latitude_mairie: number;
  longitude_mairie: number;
}

/** Returns the rows of the file that have a postal code, or null when there is no file. */
export function readCommunes(): ImportedRow[] | null {
  if (!existsSync(communesFile)) return null;
  const { data } = JSON.parse(gunzipSync(readFileSync(communesFile)).toString()) as { data: ImportedRow[] };
  return data.filter((row) => row.code_postal);
}

/** Returns the facts from which the descriptions of communes are made. */
export function factsOf(rows: readonly ImportedRow[]) {
  return rows.map((row) => ({
    inseeCode: row.code_insee,
    postalCode: row.code_postal,
    name: row.nom_standard,
    department: row.dep_nom,
    region: row.reg_nom,
    coordinates: { latitude: row.latitude_mairie, longitude: row.longitude_mairie },
  }));
}
