import { createHash } from "node:crypto";

/** Returns the hash that is stored for the token of a link, so that nobody can use a link from the database or a backup. */
export function fingerprint(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
