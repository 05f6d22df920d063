import { createHash } from "node:crypto";
import type { Encoding } from "./encoding.ts";

/** Returns a fingerprint of content (128 bits of SHA-256), which is the same on every node. */
export function fingerprint(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/**
 * An encoding, for Brotli with its quality. The bytes of `br` and `br-11` differ, so their strong validators differ
 * too.
 */
export type EncodingEffort = Encoding | "br-11";

/** Returns the strong validator (ETag) of a content in one encoding. */
export function etag(contentFingerprint: string, encoding: EncodingEffort): string {
  return encoding === "identity" ? `"${contentFingerprint}"` : `"${contentFingerprint}-${encoding}"`;
}

/**
 * Whether If-None-Match names this content, in any encoding that the client or a proxy has cached. A proxy that
 * compresses again makes the validator weak (`W/`), which still means the same content.
 */
export function isUnchanged(ifNoneMatch: string | null, contentFingerprint: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return (
      bare === "*" || bare.replace(/^"|"$/g, "").replace(/-(?:br|br-11|gzip)$/, "") === contentFingerprint
    );
  });
}
