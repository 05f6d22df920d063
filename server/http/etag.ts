import { createHash } from "node:crypto";
import type { Encoding } from "./encoding.ts";

/** A fingerprint of content, the same on every node: 128 bits of SHA-256. */
export function fingerprint(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** An encoding, with its effort where there are two: different bytes need different strong validators. */
export type EncodingEffort = Encoding | "br-11";

/** Returns the strong validator of one encoding of a content. */
export function etag(contentFingerprint: string, encoding: EncodingEffort): string {
  return encoding === "identity" ? `"${contentFingerprint}"` : `"${contentFingerprint}-${encoding}"`;
}

/**
 * Whether If-None-Match names this content, in any encoding the client or a proxy holds. Proxies that compress again
 * weaken the validator (`W/`), which still means the same content.
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
