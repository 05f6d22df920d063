/** Returns a row of a price sheet as its owner types it, with `typed` over the usual fields. */
export function planRow(typed: Record<string, string>): Record<string, string> {
  return { duration: "par intervention", mark: "none", description: "Texte.", ...typed };
}
