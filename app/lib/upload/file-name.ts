import { trimEdges } from "../forms/trim-edges.ts";
import { type UploadKind, uploadKinds } from "./kinds.ts";

const nameLength = 80;
/** Path separators, control characters, direction marks, and characters that file systems and headers refuse. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unsafe = /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]+/g;

/**
 * Returns a safe name to store and download a file: the name that the visitor's device gave, without folders and
 * dangerous characters, with the extension of the file's real type.
 */
export function safeFileName(given: string, kind: UploadKind): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replace(/\.[^.]{0,10}$/, "")
    .normalize("NFC")
    .replace(unsafe, " ")
    .replace(/\s+/g, " ");
  const stem = trimEdges(plain, /[\s.]/);
  const kept = [...stem].slice(0, nameLength).join("").trimEnd();
  return `${kept || "fichier"}.${uploadKinds[kind].extension}`;
}
