/** Returns a row of a price sheet as the owner types it. `typed` replaces some of the usual fields. */
export function planRow(typed: Record<string, string>): Record<string, string> {
  return { duration: "par intervention", mark: "none", description: "Texte.", ...typed };
}
