import { departmentPhrases } from "../content/administrative-areas.ts";

/** A name as French prints it: a curved apostrophe. */
export function printedName(name: string): string {
  return name.replaceAll("'", "’");
}

/** Where one is: 'au Mans', 'à La Flèche', 'aux Mées', 'à L’Haÿ-les-Roses'. */
export function atPlace(name: string): string {
  const printed = printedName(name);
  const contracted = contract(printed, "au ", "aux ");
  return contracted ?? `à ${printed}`;
}

/** What belongs to it: 'du Mans', 'de La Flèche', 'des Mées', 'd’Écommoy'. */
export function ofPlace(name: string): string {
  const printed = printedName(name);
  const contracted = contract(printed, "du ", "des ");
  return contracted ?? (elides(printed) ? `d’${printed}` : `de ${printed}`);
}

function contract(name: string, masculine: string, plural: string): string | undefined {
  if (name.startsWith("Le ")) return masculine + name.slice(3);
  if (name.startsWith("Les ")) return plural + name.slice(4);
  return undefined;
}

/**
 * Whether 'de' loses its e. A mute h cannot be told from an aspirated one by its letters: He, Hi, Hy are mostly mute
 * (Hérouville, Hyères), Ha, Ho, Hu mostly not, and there a full 'de' is no mistake.
 */
function elides(name: string): boolean {
  const start = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
  return /^(?:[aeiouœæ]|h[eiy]|y(?![aou]))/.test(start);
}

/** Where one is in France: 'dans la Sarthe', 'en Loire-Atlantique', 'à Mayotte'. */
export function inDepartment(name: string): string {
  return departmentPhrases[name] ?? `dans le département ${ofPlace(name)}`;
}

/** 'Bousse, Arthezé et Crosmières'. */
export function enumerate(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
}
