import { setImmediate as letOthersIn } from "node:timers/promises";
import { createTextCheck, textEncodings } from "./kinds.ts";

/** A text is checked in pieces of this size. A piece takes about 5 ms; ten megabytes in one go would take 60 ms. */
const pieceBytes = 1024 * 1024;

/**
 * Returns a text in UTF-8, or null for binary data and for documents that a browser or a printer would run. Lets other
 * requests run between two pieces.
 */
export async function cleanText(bytes: Buffer): Promise<Buffer | null> {
  for (const encoding of textEncodings(bytes)) {
    const text = await inUtf8(bytes, encoding);
    if (text !== "other encoding") return text;
  }
  return null;
}

async function inUtf8(bytes: Buffer, encoding: string): Promise<Buffer | null | "other encoding"> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" });
  const isText = createTextCheck();
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const end = at + pieceBytes;
    const piece = decodedPiece(decoder, bytes.subarray(at, end), end < bytes.length);
    if (piece === null) return "other encoding";
    if (!isText(piece)) return null;
    pieces.push(Buffer.from(piece, "utf8"));
    await letOthersIn();
  }
  return Buffer.concat(pieces);
}

function decodedPiece(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    return null;
  }
}
