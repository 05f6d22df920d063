import type { EdgeRequest } from "./edge-request.ts";
import type { Encoding } from "./encoding.ts";
import { type EncodingEffort, etag, isUnchanged } from "./etag.ts";

/** A compressed or plain body that is ready to send, with its headers. */
export interface StoredVariant {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** The headers of a 304 response. */
  unchangedHeaders: Record<string, string>;
}

/**
 * Builds the headers of one encoding of stored content. This happens only when the content is stored; a response from
 * memory copies the headers.
 */
export function storedVariant(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  contentFingerprint: string,
  headers: Record<string, string>,
  effort: EncodingEffort = encoding,
): StoredVariant {
  const unchangedHeaders = { ...headers, Vary: "Accept-Encoding", ETag: etag(contentFingerprint, effort) };
  const encoded: Record<string, string> = encoding === "identity" ? {} : { "Content-Encoding": encoding };
  return {
    body,
    headers: { ...unchangedHeaders, ...encoded, "Content-Length": String(body.byteLength) },
    unchangedHeaders,
  };
}

/** A response from memory, in the form in which Node sends it. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Returns the same response as a Fetch response. */
export function responseOf({ body, ...init }: StoredAnswer): Response {
  return new Response(body, init);
}

/** Returns 200 with the bytes, 304 without bytes if the client already has them, or only the headers for HEAD. */
export function storedAnswer(
  variant: StoredVariant,
  contentFingerprint: string,
  { id, method, headers }: Pick<EdgeRequest, "id" | "method" | "headers">,
): StoredAnswer {
  const isKnown = isUnchanged(headers.get("if-none-match"), contentFingerprint);
  return {
    status: isKnown ? 304 : 200,
    headers: { ...(isKnown ? variant.unchangedHeaders : variant.headers), "X-Request-Id": id },
    body: isKnown || method === "HEAD" ? null : variant.body,
  };
}
