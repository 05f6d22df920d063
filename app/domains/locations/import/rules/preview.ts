import { readCode } from "./rows.ts";

/** How many pages an import would create at most, by the code of the département (administrative area). */
export type PagesByDepartment = ReadonlyMap<string, number>;

/** From this number of pages on, the form asks for confirmation before it starts an import. */
export const manyPages = 1_000;

/**
 * The browser counts the communes (municipalities) of a file only up to this size, in bytes. A larger one would freeze
 * the screen.
 */
export const largestPreviewBytes = 40_000_000;

/**
 * Counts the pages that a file of communes would create, by département: one for each commune with a postal code.
 * Returns null for any other text; the server then reports the error.
 */
export function countPages(text: string): PagesByDepartment | null {
  let rows: unknown;
  try {
    rows = (JSON.parse(text) as { data?: unknown } | null)?.data;
  } catch {
    return null;
  }
  if (!Array.isArray(rows)) return null;
  const counts = new Map<string, number>();
  const met = new Set<string>();
  for (const row of rows as Partial<Record<"code_insee" | "code_postal" | "dep_code", unknown>>[]) {
    const insee = readCode(row?.code_insee, 5);
    const postal = readCode(row?.code_postal, 5);
    const department = readCode(row?.dep_code, 2);
    if (!insee || !postal || !department || met.has(insee)) continue;
    met.add(insee);
    counts.set(department, (counts.get(department) ?? 0) + 1);
  }
  return counts;
}

/** Returns how many pages the chosen départements would create. If none is chosen, all of them count. */
export function chosenPages(pages: PagesByDepartment, chosen: readonly string[]): number {
  return [...pages].reduce(
    (sum, [code, count]) => sum + (chosen.length === 0 || chosen.includes(code) ? count : 0),
    0,
  );
}
