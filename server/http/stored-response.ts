import type { Encoding } from "./encoding.ts";
import { etag, isUnchanged } from "./etag.ts";

/** A compressed or plain body, ready to send, with its headers. */
export interface StoredVariant {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** The headers of a 304. */
  unchangedHeaders: Record<string, string>;
}

/** Builds the headers of one encoding of a stored content, once, when it is stored: hits only copy them. */
export function storedVariant(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  contentFingerprint: string,
  headers: Record<string, string>,
): StoredVariant {
  const unchangedHeaders = { ...headers, Vary: "Accept-Encoding", ETag: etag(contentFingerprint, encoding) };
  const encoded: Record<string, string> = encoding === "identity" ? {} : { "Content-Encoding": encoding };
  return {
    body,
    headers: { ...unchangedHeaders, ...encoded, "Content-Length": String(body.byteLength) },
    unchangedHeaders,
  };
}

/** Returns 200 with the bytes, 304 without them when the client has them already, headers alone for HEAD. */
export function storedResponse(
  variant: StoredVariant,
  contentFingerprint: string,
  request: { id: string; method: string; headers: Headers },
): Response {
  const id = { "X-Request-Id": request.id };
  if (isUnchanged(request.headers.get("if-none-match"), contentFingerprint)) {
    return new Response(null, { status: 304, headers: { ...variant.unchangedHeaders, ...id } });
  }
  const body = request.method === "HEAD" ? null : variant.body;
  return new Response(body, { headers: { ...variant.headers, ...id } });
}
