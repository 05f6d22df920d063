import { ofName } from "./elision.ts";

/** Returns a name with curved apostrophes, as French prints it. */
export function printedName(name: string): string {
  return name.replaceAll("'", "’");
}

/** Returns a commune with 'à' (in): 'au Mans', 'à La Flèche', 'aux Mées', 'à L’Haÿ-les-Roses'. */
export function atPlace(name: string): string {
  const printed = printedName(name);
  const contracted = contract(printed, "au ", "aux ");
  return contracted ?? `à ${printed}`;
}

/** Returns a commune with 'de' (of): 'du Mans', 'de La Flèche', 'des Mées', 'd’Écommoy'. */
export function ofPlace(name: string): string {
  const printed = printedName(name);
  const contracted = contract(printed, "du ", "des ");
  return contracted ?? ofName(printed);
}

function contract(name: string, masculine: string, plural: string): string | undefined {
  if (name.startsWith("Le ")) return masculine + name.slice(3);
  if (name.startsWith("Les ")) return plural + name.slice(4);
  return undefined;
}

/** Returns names as a list: 'Bousse, Arthezé et Crosmières' (Bousse, Arthezé and Crosmières). */
export function enumerate(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
}
