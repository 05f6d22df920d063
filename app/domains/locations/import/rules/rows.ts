/** The columns of an import file (B§3). Others are passed over. */
export const importColumns = [
  "reg_code",
  "reg_nom",
  "dep_code",
  "dep_nom",
  "code_insee",
  "code_postal",
  "nom_standard",
  "latitude_mairie",
  "longitude_mairie",
] as const;

type Column = (typeof importColumns)[number];

/** A commune of the file as it is kept until it is imported: short names, as there are 35,000. */
export interface ImportRow {
  /** Its row in the file, from 1. */
  n: number;
  /** INSEE code, postal code, name. */
  i: string;
  p: string;
  m: string;
  /** Codes of its region and département. */
  r: string;
  d: string;
  /** Latitude and longitude. */
  y: number | null;
  x: number | null;
}

/** What a row is: usable, without a postal code, unusable by itself, or a sign that the file is another kind of file. */
export type CheckedRow =
  | { kind: "usable"; row: ImportRow; regionName: string; departmentName: string }
  | { kind: "skipped" }
  | { kind: "failed"; inseeCode: string; name: string; reason: string }
  | { kind: "problem"; text: string };

const longestName = 100;

/** Each column's form: a problem when its value can be none. */
const expected = {
  code: "un texte ou un nombre",
  name: "un texte",
  degrees: "un nombre",
} as const;

const columnForms: Record<Column, keyof typeof expected> = {
  reg_code: "code",
  reg_nom: "name",
  dep_code: "code",
  dep_nom: "name",
  code_insee: "code",
  code_postal: "code",
  nom_standard: "name",
  latitude_mairie: "degrees",
  longitude_mairie: "degrees",
};

/**
 * Reads one row of an import file (B§5, decision 43): codes as texts or numbers, with or without their leading zeros,
 * surrounded by blanks or null. `n` counts from 1.
 */
export function checkImportRow(value: unknown, n: number): CheckedRow {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { kind: "problem", text: "une commune est attendue, avec ses colonnes" };
  const given = value as Record<string, unknown>;
  const missing = importColumns.filter((column) => !Object.hasOwn(given, column));
  if (missing.length > 0) return { kind: "problem", text: missingColumns(missing) };
  for (const column of importColumns) {
    const form = columnForms[column];
    if (!hasForm(given[column], form))
      return { kind: "problem", text: `« ${column} » : ${expected[form]} est attendu` };
  }
  const row: ImportRow = {
    n,
    i: code(given.code_insee, 5),
    p: code(given.code_postal, 5),
    m: text(given.nom_standard),
    r: code(given.reg_code, 2),
    d: code(given.dep_code, 2),
    y: degrees(given.latitude_mairie),
    x: degrees(given.longitude_mairie),
  };
  if (row.p === "") return { kind: "skipped" };
  const reason = unusable(row, text(given.reg_nom), text(given.dep_nom));
  if (reason) return { kind: "failed", inseeCode: row.i, name: row.m.slice(0, longestName), reason };
  return { kind: "usable", row, regionName: text(given.reg_nom), departmentName: text(given.dep_nom) };
}

function missingColumns(columns: readonly string[]): string {
  const names = columns.map((column) => `« ${column} »`).join(", ");
  return columns.length > 1 ? `les colonnes ${names} manquent` : `la colonne ${names} manque`;
}

function hasForm(value: unknown, form: keyof typeof expected): boolean {
  if (value === null || typeof value === "string") return true;
  return form !== "name" && typeof value === "number";
}

/** Why a row cannot become a commune, in French; undefined when it can. */
function unusable(
  { i, p, m, r, d, y, x }: ImportRow,
  regionName: string,
  departmentName: string,
): string | undefined {
  if (!/^(?:\d{5}|2[AB]\d{3})$/.test(i)) return `Code INSEE « ${short(i)} » : cinq caractères sont attendus`;
  if (!/^\d{5}$/.test(p)) return `Code postal « ${short(p)} » : cinq chiffres sont attendus`;
  if (m === "") return "Le nom est vide";
  if (m.length > longestName) return `Le nom dépasse ${longestName} caractères`;
  if (!/^[0-9A-Z]{2,3}$/.test(r) || regionName === "") return "La région n’a pas de code ou pas de nom";
  if (!/^[0-9A-Z]{2,3}$/.test(d) || departmentName === "")
    return "Le département n’a pas de code ou pas de nom";
  if ((y === null) !== (x === null)) return "Il manque la latitude ou la longitude";
  if (y !== null && !(Math.abs(y) <= 90)) return "La latitude n’est pas entre -90 et 90";
  if (x !== null && !(Math.abs(x) <= 180)) return "La longitude n’est pas entre -180 et 180";
  return undefined;
}

function text(value: unknown): string {
  return String(value ?? "")
    .replaceAll("\0", "")
    .trim();
}

/** A code with the zeros that numbers lose. */
function code(value: unknown, length: number): string {
  const written = text(value).toUpperCase();
  return /^\d+$/.test(written) ? written.padStart(length, "0") : written;
}

/** Not a number where the text is none: `unusable` then says so. */
function degrees(value: unknown): number | null {
  const written = text(value).replace(",", ".");
  return written === "" ? null : Number(written);
}

function short(value: string): string {
  return value.length > 20 ? `${value.slice(0, 20)}…` : value;
}
