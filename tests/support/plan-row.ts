/** Returns the fields of a row of the price list, as the owner types them. `typed` adds fields or replaces these. */
export function planRow(typed: Record<string, string>): Record<string, string> {
  return { duration: "par intervention", mark: "none", description: "Texte.", ...typed };
}
