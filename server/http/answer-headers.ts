import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { watchedBody } from "./answer-body.ts";
import { acceptedEncoding, brotli, gzipped } from "./encoding.ts";
import { type EdgeRequest, pagePath } from "./edge-request.ts";
import { hasProductCookie } from "./session-cookie.ts";

/** The wait before a retry, in seconds. The error pages name the same time in words. */
export const retryAfterSeconds = "60";

const worthCompressingBytes = 1024;
/** Event streams and exports are not compressed, because they are sent while they are written. */
const compressible =
  /^(?:text\/(?:html|plain|css|xml|x-script|javascript)|application\/(?:json|xml|ld\+json|rss\+xml))\b/;

/**
 * Returns the Cache-Control of the application's response; `said` is the value that the application set, if any. Nobody
 * may cache a page of the back office. Everybody may cache an immutable response (an image whose URL changes with its
 * content). Nobody may cache any other response to a request with our cookie. All other responses keep `said`; without
 * it, only the visitor's browser may cache the response, and must revalidate it.
 */
function cacheControl(request: EdgeRequest, said: string | null): string {
  if (isAdminPath(pagePath(request.path))) return "private, no-store";
  if (said?.includes("immutable")) return said;
  return hasProductCookie(request.headers.get("cookie"))
    ? "private, no-store"
    : (said ?? "private, no-cache");
}

/** Returns a response's own headers, completed with the base headers that are missing. */
export function withBaseHeaders(own: Headers, baseHeaders: Record<string, string>): Headers {
  const headers = new Headers(own);
  for (const [name, value] of Object.entries(baseHeaders)) if (!headers.has(name)) headers.set(name, value);
  return headers;
}

/** Completes the application's response: adds Cache-Control and the missing base headers, and compresses it. */
export async function completedResponse(
  response: Response,
  request: EdgeRequest,
  baseHeaders: Record<string, string>,
): Promise<Response> {
  const headers = withBaseHeaders(response.headers, baseHeaders);
  headers.set("X-Request-Id", request.id);
  if (response.status === 503 && !headers.has("retry-after")) headers.set("Retry-After", retryAfterSeconds);
  headers.set("Cache-Control", cacheControl(request, headers.get("cache-control")));
  if (isAdminPath(pagePath(request.path))) headers.set("X-Robots-Tag", "noindex, nofollow");
  const body = await compressedBody(response, request, headers);
  return new Response(body, { status: response.status, headers });
}

async function compressedBody(
  response: Response,
  request: EdgeRequest,
  headers: Headers,
): Promise<BodyInit | null> {
  const type = headers.get("content-type") ?? "";
  if (response.body === null) return null;
  if (!compressible.test(type) || headers.has("content-encoding"))
    return watchedBody(response.body, request.id);
  if (!headers.get("vary")?.includes("Accept-Encoding")) headers.append("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  if (encoding === "identity") return response.body;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength < worthCompressingBytes) return bytes;
  headers.set("Content-Encoding", encoding);
  headers.delete("content-length");
  return encoding === "br" ? brotli(bytes) : gzipped(bytes);
}
