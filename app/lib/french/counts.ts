const counts = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
];

/** Returns a number in words up to twelve, above that in figures: 'neuf' (nine), '13'. */
export function countText(count: number): string {
  return counts[count] ?? String(count);
}

/** Returns a count of things: 'neuf métiers' (nine trades), 'un métier' (one trade). */
export function countedText(count: number, one: string, several = `${one}s`): string {
  return `${countText(count)} ${count > 1 ? several : one}`;
}
