/** Bytes of text and of correction by version, with little correction (level L). One block up to version 5, then more. */
const versions = [
  { data: 19, correction: 7, blocks: 1 },
  { data: 34, correction: 10, blocks: 1 },
  { data: 55, correction: 15, blocks: 1 },
  { data: 80, correction: 20, blocks: 1 },
  { data: 108, correction: 26, blocks: 1 },
  { data: 136, correction: 18, blocks: 2 },
  { data: 156, correction: 20, blocks: 2 },
  { data: 194, correction: 24, blocks: 2 },
  { data: 232, correction: 30, blocks: 2 },
] as const;

/** The centres of the small squares of each version. */
const alignments = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const quietSquares = 4;

type Squares = (boolean | undefined)[][];

/** A drawing of squares: its side in squares, and the path of the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** Returns the QR code (ISO 18004) of a text; null for one of more than 230 bytes. */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const version = versions.findIndex(({ data }) => bytes.length + 2 <= data);
  if (version < 0) return null;
  const squares = frame(version);
  const isFree = squares.map((row) => row.map((square) => square === undefined));
  fill(squares, codewords(bytes, version));
  mask(squares, isFree);
  const side = squares.length;
  const dark = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quietSquares} ${y + quietSquares}h1v1h-1z`] : [])),
  );
  return { size: side + 2 * quietSquares, path: dark.join("") };
}

/** Everything but the text: corners, small squares, dotted lines, and the format, which is always mask 0. */
function frame(version: number): Squares {
  const side = 21 + 4 * version;
  const squares: Squares = Array.from({ length: side }, () =>
    Array.from({ length: side }, (): boolean | undefined => undefined),
  );
  const set = (x: number, y: number, isDark: boolean) => {
    const row = squares[y];
    if (row && x >= 0 && x < side) row[x] = isDark;
  };
  for (const [left, top] of [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ] as const)
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  for (let at = 8; at < side - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const centres = alignments[version] ?? [];
  for (const cy of centres)
    for (const cx of centres) {
      const isCorner = (cx === 6 && cy === 6) || (cx === 6 && cy > side - 9) || (cy === 6 && cx > side - 9);
      if (isCorner) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  // Level L with mask 0.
  const format = 0b111011111000100;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit;
    set(8, near, isDark);
    set(bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, isDark);
  }
  set(8, side - 8, true);
  if (version >= 6) setVersion(version + 1, side, set);
  return squares;
}

/** From version 7 the version itself is written twice. */
function setVersion(
  version: number,
  side: number,
  set: (x: number, y: number, isDark: boolean) => void,
): void {
  let remainder = version;
  for (let step = 0; step < 12; step++) remainder = (remainder << 1) ^ ((remainder >> 11) * 0x1f25);
  const bits = (version << 12) | remainder;
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [long, short] = [side - 11 + (bit % 3), Math.floor(bit / 3)];
    set(long, short, isDark);
    set(short, long, isDark);
  }
}

/** The bytes as they stand in the code: the text cut into blocks, then what corrects each, both interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { data, correction, blocks } = versions[version] as (typeof versions)[number];
  // Mode 4 is bytes; then the length, the bytes, an end, and what fills the rest.
  const half = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const words = Array.from({ length: data }, (_, at) =>
    2 * at < half.length
      ? ((half[2 * at] ?? 0) << 4) | (half[2 * at + 1] ?? 0)
      : (at - half.length / 2) % 2 === 0
        ? 0xec
        : 0x11,
  );
  const length = data / blocks;
  const texts = Array.from({ length: blocks }, (_, at) => words.slice(at * length, (at + 1) * length));
  const corrections = texts.map((text) => correct(text, correction));
  const interleaved = (lists: number[][]) =>
    (lists[0] ?? []).flatMap((_, at) => lists.map((list) => list[at] ?? 0));
  return [...interleaved(texts), ...interleaved(corrections)];
}

/** Reed and Solomon's correction, in the field of 256 elements that QR codes use. */
function correct(text: number[], count: number): number[] {
  let divisor = [1];
  for (let root = 1, step = 0; step < count; step++, root = times(root, 2))
    divisor = [...divisor, 0].map((one, at) => one ^ times(divisor[at - 1] ?? 0, root));
  const rest = [...text, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < text.length; at++) {
    const factor = rest[at] ?? 0;
    for (const [step, one] of divisor.entries())
      rest[at + step] = (rest[at + step] ?? 0) ^ times(one, factor);
  }
  return rest.slice(text.length);
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Writes the bits in columns of two, upwards and downwards, from the right. */
function fill(squares: Squares, words: number[]): void {
  const side = squares.length;
  let bit = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = ((right + 1) & 2) === 0 ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = squares[y];
        if (!row || row[x] !== undefined) continue;
        row[x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}

/** Mask 0, a chessboard. The best of the eight would be read a little faster; any is read. */
function mask(squares: Squares, isFree: boolean[][]): void {
  for (const [y, row] of squares.entries())
    for (const [x, isDark] of row.entries()) if (isFree[y]?.[x] && (x + y) % 2 === 0) row[x] = !isDark;
}
