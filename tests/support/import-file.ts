import { sampleCommunes, sampleDepartment, sampleRegion } from "#app/domains/locations/content/sarthe.ts";
import type { StreamedForm } from "#app/lib/forms/received-form.server.ts";

/** A row of an import file, with the columns of the official file. */
export type ImportFileRow = Record<string, string | number | null>;

/**
 * Returns the sample of communes (municipalities) of the Sarthe that comes with the program, as rows of an import file.
 */
export function sampleRows(): ImportFileRow[] {
  return sampleCommunes.map(([code_insee, code_postal, nom_standard, latitude_mairie, longitude_mairie]) => ({
    reg_code: sampleRegion.code,
    reg_nom: sampleRegion.name,
    dep_code: sampleDepartment.code,
    dep_nom: sampleDepartment.name,
    code_insee,
    code_postal,
    nom_standard,
    latitude_mairie,
    longitude_mairie,
  }));
}

/** Returns `count` made-up communes in several départements. Every seventh commune has the same name as others. */
export function madeUpRows(count: number): ImportFileRow[] {
  const areas = [
    ["53", "Mayenne"],
    ["44", "Loire-Atlantique"],
    ["85", "Vendée"],
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const [dep_code, dep_nom] = areas[index % areas.length] ?? areas[0];
    const number = String(index).padStart(3, "0");
    return {
      reg_code: "52",
      reg_nom: "Pays de la Loire",
      dep_code,
      dep_nom,
      code_insee: `${dep_code}${String(Math.floor(index / areas.length)).padStart(3, "0")}`,
      code_postal: `${dep_code}${number.slice(-3)}`,
      nom_standard: index % 7 === 0 ? "Saint-Martin" : `Commune ${number}`,
      latitude_mairie: 47 + (index % 50) / 50,
      longitude_mairie: -1 + Math.floor(index / 50) / 50,
    };
  });
}

/** Returns a form as the import page posts it: the file, whose bytes come in pieces, then the other fields. */
export function importForm(
  file: string | Buffer | { data: unknown },
  fields: Record<string, string | string[]> = {},
): StreamedForm {
  const text = typeof file === "string" || Buffer.isBuffer(file) ? file : JSON.stringify(file);
  const bytes = Buffer.from(text as string);
  const patterns = {
    pattern_address: "Intervention à domicile, {postal_code} {city}",
    pattern_phone: "02 61 91 72 72",
    pattern_email: "contact+{slug}@atelier72.example",
  };
  return {
    async read(receiveFile) {
      for (let at = 0; at < bytes.length; at += 65_536)
        await receiveFile(bytes.subarray(at, at + 65_536), "communes.json");
      return { ...patterns, ...fields };
    },
  };
}
