/**
 * The number of places. A place is the index of a feature in the arrays of weights, computed from a hash of the
 * feature. Features with the same hash share a place.
 */
export const places = 2 ** 15;

/** Returns the place of a feature from its kind and its text. */
export function placeOf(kind: string, text: string): number {
  return pieceNumber(kind, text) & (places - 1);
}

const longestPiece = 5;

/** Returns the places of all pieces of a text with `shortest` to 5 letters. */
export function piecesOf(kind: string, text: string, shortest: number): number[] {
  const pieces: number[] = [];
  for (let start = 0; start + shortest <= text.length; start += 1) {
    const end = Math.min(start + longestPiece, text.length);
    let value = firstValue(kind);
    for (let at = start; at < end; at += 1) {
      value = nextValue(value, text.charCodeAt(at));
      if (at - start + 1 >= shortest) pieces.push(numberOf(value) & (places - 1));
    }
  }
  return pieces;
}

/** Returns a 19-bit hash of a kind and of the first `end` characters of a text (FNV-1a with one more mixing step). */
export function pieceNumber(kind: string, text: string, end = text.length): number {
  let value = firstValue(kind);
  for (let at = 0; at < end; at += 1) value = nextValue(value, text.charCodeAt(at));
  return numberOf(value);
}

const firstValue = (kind: string) => Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193);
const nextValue = (value: number, letter: number) => Math.imul(value ^ letter, 0x01000193);
const numberOf = (value: number) => Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 13;
