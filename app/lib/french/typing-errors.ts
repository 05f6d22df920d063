/**
 * The fewest letters of a word that may be corrected. A typing error too easily makes another word of a shorter word.
 */
const shortestTypo = 4;
const longWord = 8;

/** Whether a word may be corrected. Short words and numbers stay as they are. */
export function mayBeTypo(word: string): boolean {
  return word.length >= shortestTypo && !/\d/.test(word);
}

/**
 * Returns the known word that was probably meant, or null. It has the same first letter as the typed word and differs
 * from it by one typing error, or two in a long word.
 */
export function meantWord(typed: string, known: readonly string[]): string | null {
  let best: { word: string; slips: number } | null = null;
  for (const word of known) {
    const allowed = Math.min(typed.length, word.length) >= longWord ? 2 : 1;
    // Most words are ruled out by their first letter or their length, without comparing all letters.
    if (word[0] !== typed[0] || word.length <= shortestTypo) continue;
    if (Math.abs(word.length - typed.length) > allowed) continue;
    const slips = slipsBetween(typed, word);
    if (slips <= allowed && (!best || slips < best.slips)) best = { word, slips };
  }
  return best?.word ?? null;
}

/**
 * Returns how many letters must be added, dropped, changed or swapped with a neighbour to turn one word into the other.
 */
function slipsBetween(from: string, to: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let slips = Math.min(
        (back[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (back[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        slips = Math.min(slips, (twoBack[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    [twoBack, back] = [back, current];
  }
  return back[to.length] ?? 0;
}
