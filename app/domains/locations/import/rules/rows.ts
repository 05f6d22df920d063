import { cleanText } from "#app/lib/forms/clean-text.ts";
import { oneLine } from "#app/lib/forms/one-line.ts";

/** The columns that an import file must have. All other columns are ignored, except the optional ones. */
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

/**
 * The columns that are read if a file has them: all postal codes, with any separator, and the number of inhabitants.
 */
const optionalColumns = ["codes_postaux", "population"] as const;

type Column = (typeof importColumns)[number] | (typeof optionalColumns)[number];

/**
 * A row of the file, stored until its commune (municipality) is imported. The keys are short to save space: there are
 * 35,000 rows.
 */
export interface ImportRow {
  /** The row's number in the file, from 1. */
  n: number;
  /** The INSEE code (the official number of a commune), the postal code and the name. */
  i: string;
  p: string;
  m: string;
  /** The codes of the commune's region and département (administrative area). */
  r: string;
  d: string;
  /** The latitude and longitude in degrees. Both are null if the file does not give possible ones. */
  y: number | null;
  x: number | null;
  /** The commune's other postal codes, and its number of inhabitants. Absent when the file does not give them. */
  o?: string[];
  h?: number;
}

/** A checked row: usable, skipped because it has no postal code, or failed, with the reason. */
export type CheckedRow =
  | { kind: "usable"; row: ImportRow; regionName: string; departmentName: string }
  | { kind: "skipped" }
  | { kind: "failed"; inseeCode: string; name: string; reason: string };

const longestName = 100;
const longestCode = 20;
/** The other postal codes of a row are cut off after this many. No commune has more: Paris has 21. */
const mostPostalCodes = 30;
const mostInhabitants = 10_000_000;

/** What the required columns accept, in French, for error messages. Null counts as empty. */
const expected = { code: "un texte ou un nombre", name: "un texte" } as const;

const required: readonly (readonly [Column, keyof typeof expected])[] = [
  ["reg_code", "code"],
  ["reg_nom", "name"],
  ["dep_code", "code"],
  ["dep_nom", "name"],
  ["code_insee", "code"],
  ["nom_standard", "name"],
];

/**
 * Checks one row of an import file. A row without a postal code is skipped (rule import/postal-codes); a row with a
 * defect fails with a reason (rule import/bad-rows). A code may be a text or a number, with or without leading zeros
 * and blanks. Impossible coordinates become null. `n` is the row's number, from 1.
 */
export function checkImportRow(value: unknown, n: number): CheckedRow {
  const given =
    typeof value === "object" && !Array.isArray(value) ? (value as Partial<Record<Column, unknown>>) : null;
  if (!given) return failed({}, "Une commune est attendue, avec ses colonnes");
  if (isForm(given.code_postal, "code") && text(given.code_postal) === "") return { kind: "skipped" };
  const defect = columnDefect(given);
  if (defect) return failed(given, defect);
  const row: ImportRow = {
    n,
    i: readCode(given.code_insee, 5),
    p: readCode(given.code_postal, 5),
    m: text(given.nom_standard),
    r: readCode(given.reg_code, 2),
    d: readCode(given.dep_code, 2),
    ...place(given.latitude_mairie, given.longitude_mairie),
    ...others(given.codes_postaux, readCode(given.code_postal, 5)),
    ...inhabitants(given.population),
  };
  const [regionName, departmentName] = [text(given.reg_nom), text(given.dep_nom)];
  const reason = unusable(row, regionName, departmentName);
  return reason ? failed(given, reason) : { kind: "usable", row, regionName, departmentName };
}

function failed({ code_insee, nom_standard }: Partial<Record<Column, unknown>>, reason: string): CheckedRow {
  const inseeCode = isForm(code_insee, "code") ? readCode(code_insee, 5).slice(0, longestCode) : "";
  const name = isForm(nom_standard, "name") ? text(nom_standard).slice(0, longestName).toWellFormed() : "";
  return { kind: "failed", inseeCode: inseeCode.toWellFormed(), name, reason };
}

function columnDefect(given: Partial<Record<Column, unknown>>): string | undefined {
  const missing = required.filter(([column]) => !Object.hasOwn(given, column));
  if (missing.length > 0) return missingColumns(missing.map(([column]) => column));
  const wrong = [...required, ["code_postal", "code"] as const].find(
    ([column, form]) => !isForm(given[column], form),
  );
  return wrong && `« ${wrong[0]} » : ${expected[wrong[1]]} est attendu`;
}

function missingColumns(columns: readonly Column[]): string {
  const names = columns.map((column) => `« ${column} »`).join(", ");
  return columns.length > 1 ? `Les colonnes ${names} manquent` : `La colonne ${names} manque`;
}

function isForm(value: unknown, form: keyof typeof expected): boolean {
  if (value === undefined || value === null || typeof value === "string") return true;
  return form === "code" && typeof value === "number";
}

/** Returns the reason, in French, why a row cannot become a commune; undefined when it can. */
function unusable(
  { i, p, m, r, d }: ImportRow,
  regionName: string,
  departmentName: string,
): string | undefined {
  if (!/^(?:\d{5}|2[AB]\d{3})$/.test(i)) return `Code INSEE « ${short(i)} » : cinq caractères sont attendus`;
  if (!/^\d{5}$/.test(p)) return `Code postal « ${short(p)} » : cinq chiffres sont attendus`;
  if (m === "") return "Le nom est vide";
  if (!isName(m)) return nameDefect("Le nom", m);
  if (!/^[0-9A-Z]{2,3}$/.test(r) || regionName === "") return "La région n’a pas de code ou pas de nom";
  if (!isName(regionName)) return nameDefect("Le nom de la région", regionName);
  if (!/^[0-9A-Z]{2,3}$/.test(d) || departmentName === "")
    return "Le département n’a pas de code ou pas de nom";
  if (!isName(departmentName)) return nameDefect("Le nom du département", departmentName);
  return undefined;
}

function isName(name: string): boolean {
  return name.length <= longestName && !name.includes("\ufffd");
}

function nameDefect(which: string, name: string): string {
  if (name.length > longestName) return `${which} dépasse ${longestName} caractères`;
  return `${which} a un caractère illisible : « ${short(name)} »`;
}

/**
 * Returns a value as a text of one line that the database accepts: cleaned like the text of a form, and with U+FFFD for
 * each lone surrogate.
 */
function text(value: unknown): string {
  return oneLine(cleanText(String(value ?? "").toWellFormed())).trim();
}

/** Returns a code in full length. A code stored as a number has lost its leading zeros, which this adds again. */
export function readCode(value: unknown, length: number): string {
  const written = text(value).toUpperCase();
  return /^\d+$/.test(written) ? written.padStart(length, "0") : written;
}

/** Returns the postal codes that a text or a list contains, except the main one, up to a limit. */
function others(value: unknown, main: string): Pick<ImportRow, "o"> {
  const written = (Array.isArray(value) ? value.slice(0, mostPostalCodes) : [value]).map(text).join(" ");
  const codes = new Set(written.slice(0, 1_000).match(/\b\d{5}\b/g));
  codes.delete(main);
  return codes.size > 0 ? { o: [...codes].slice(0, mostPostalCodes) } : {};
}

function inhabitants(value: unknown): Pick<ImportRow, "h"> {
  const number = typeof value === "number" || typeof value === "string" ? Number(text(value) || NaN) : NaN;
  return Number.isInteger(number) && number >= 0 && number <= mostInhabitants ? { h: number } : {};
}

/** Returns both coordinates in degrees, or null for both. */
function place(latitude: unknown, longitude: unknown): Pick<ImportRow, "y" | "x"> {
  const [y, x] = [degrees(latitude, 90), degrees(longitude, 180)];
  return y === null || x === null ? { y: null, x: null } : { y, x };
}

function degrees(value: unknown, most: number): number | null {
  const written = typeof value === "number" || typeof value === "string" ? text(value).replace(",", ".") : "";
  const number = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(written) ? Number(written) : Number.NaN;
  return Math.abs(number) <= most ? number : null;
}

function short(value: string): string {
  return value.length > longestCode ? `${value.slice(0, longestCode).toWellFormed()}…` : value;
}
