/** Thrown for a file whose content is not of the type that its first bytes announce, or that hides other data. */
export class DamagedFileError extends Error {
  override name = "DamagedFileError";
}

interface Box {
  type: string;
  /** The start and the end of the box's content in the file, in bytes. */
  start: number;
  end: number;
}

const fileBoxes = ["ftyp", "meta", "mdat", "free", "skip", "wide"];
/** The item types that contain the picture. Any other item (Exif, XMP, text) is metadata. */
const imageItems = ["hvc1", "hev1", "lhv1", "grid", "iovl", "iden", "tmap"];
/**
 * The most boxes (the sections of a HEIC file) that are read. Real photos have fewer, so a file with more is an attack.
 */
const maximumBoxes = 10_000;
/** Replaces an Exif item: its offset and an empty TIFF header, so that programs find no Exif. */
const emptyExif = Buffer.from("00000000" + "4d4d002a00000008000000000000", "hex");

/**
 * Returns a HEIC photo without metadata (rule forms/clean-pictures). We cannot decode HEIC and encode it again (ADR
 * 041). So Exif with the GPS position, XMP and every byte outside the image become zeros, which changes no offset.
 * Throws DamagedFileError.
 */
export function cleanHeic(given: Buffer): Buffer {
  const file = Buffer.from(given);
  const boxes = boxesIn(file, 0, file.length);
  if (boxes[0]?.type !== "ftyp" || boxes.some(({ type }) => !fileBoxes.includes(type)) || boxes.length > 100)
    throw new DamagedFileError("a box no photo has");
  const metas = boxes.filter(({ type }) => type === "meta");
  const meta = metas[0];
  if (!meta || metas.length > 1) throw new DamagedFileError("not one meta box");
  const children = boxesIn(file, meta.start + 4, meta.end);
  const child = (type: string) => children.find((box) => box.type === type);
  const [infos, locations, inside] = [child("iinf"), child("iloc"), child("idat")];
  if (!infos || !locations) throw new DamagedFileError("no list of items");

  const types = itemTypes(file, infos);
  const extents = itemExtents(file, locations, inside);
  const kept = extents.filter(({ id }) => imageItems.includes(types.get(id) ?? ""));
  if (!kept.some(({ start, end }) => end > start)) throw new DamagedFileError("no image");
  const payloads = [
    ...boxes.filter(({ type }) => type !== "ftyp" && type !== "meta"),
    ...(inside ? [inside] : []),
  ];
  for (const box of payloads) zeroExcept(file, box, kept);
  for (const { id, start, end } of extents) {
    if (types.get(id) === "Exif" && end - start >= emptyExif.length) emptyExif.copy(file, start);
  }
  return file;
}

interface Extent {
  id: number;
  start: number;
  end: number;
}

function zeroExcept(file: Buffer, { start, end }: Box, kept: Extent[]): void {
  const inside = kept.filter((extent) => extent.start >= start && extent.end <= end);
  let at = start;
  for (const extent of inside.toSorted((a, b) => a.start - b.start)) {
    if (extent.start > at) file.fill(0, at, extent.start);
    at = Math.max(at, extent.end);
  }
  file.fill(0, at, end);
}

/** Returns the boxes that exactly fill a part of the file (ISO/IEC 14496-12). */
function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (to - at < 8) throw new DamagedFileError("something after the last box");
    const type = file.toString("latin1", at + 4, at + 8);
    const short = file.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (to - at < head) throw new DamagedFileError("a box is cut");
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < head || at + size > to) throw new DamagedFileError("a box is larger than what holds it");
    if (boxes.push({ type, start: at + head, end: at + size }) > maximumBoxes)
      throw new DamagedFileError("too many boxes");
    at += size;
  }
  return boxes;
}

/** Returns the type of each item, from its item information (iinf). */
function itemTypes(file: Buffer, { start, end }: Box): Map<number, string> {
  const read = reader(file, start, end);
  const version = read(4) >>> 24;
  read(version === 0 ? 2 : 4);
  const types = new Map<number, string>();
  for (const entry of boxesIn(file, read.at(), end)) {
    const field = reader(file, entry.start, entry.end);
    const entryVersion = field(4) >>> 24;
    if (entry.type !== "infe" || entryVersion < 2) throw new DamagedFileError("an item of an unknown kind");
    const id = field(entryVersion === 2 ? 2 : 4);
    field(2);
    const at = field.at();
    field(4);
    types.set(id, file.toString("latin1", at, at + 4));
  }
  return types;
}

/** Returns where each item's bytes are in the file, from the item locations (iloc). */
function itemExtents(file: Buffer, { start, end }: Box, inside: Box | undefined): Extent[] {
  const read = reader(file, start, end);
  const version = read(4) >>> 24;
  if (version > 2) throw new DamagedFileError("locations of an unknown kind");
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const extents: Extent[] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    if (read(2) !== 0 || method > 1) throw new DamagedFileError("an item kept elsewhere");
    const origin = method === 1 ? inside?.start : 0;
    if (origin === undefined) throw new DamagedFileError("an item in a box that is not there");
    const base = read(baseSize) + origin;
    for (let count = read(2); count > 0; count -= 1) {
      read(indexSize);
      const at = base + read(offsetSize);
      const extent = { id, start: at, end: at + read(lengthSize) };
      if (extent.end > file.length) throw new DamagedFileError("an item is cut");
      if (extents.push(extent) > maximumBoxes) throw new DamagedFileError("too many pieces");
    }
  }
  return extents;
}

/** Returns a function that reads the next big-endian number of 0 to 8 bytes, never past `end`. */
function reader(file: Buffer, start: number, end: number) {
  let at = start;
  const read = (size: number): number => {
    if (at + size > end) throw new DamagedFileError("a list is cut");
    at += size;
    if (size === 0) return 0;
    return size <= 6 ? file.readUIntBE(at - size, size) : Number(file.readBigUInt64BE(at - size));
  };
  return Object.assign(read, { at: () => at });
}
