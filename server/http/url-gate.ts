import type { EdgeRequest } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";

/** The limit for path and query together, in characters. A long search with its filters has less than a thousand. */
const longestTarget = 4096;
const methods = new Set(["GET", "HEAD", "POST"]);

/** Refuses all methods but three, which are enough because every form is a plain post. */
export function methodGate({ method }: EdgeRequest): Refusal | undefined {
  return methods.has(method) ? undefined : { status: 405, headers: { Allow: "GET, HEAD, POST" } };
}

/**
 * Refuses URLs that none of the site's links contain and that would fail later: paths that cannot be decoded, and NUL
 * or other control characters, which PostgreSQL refuses. Accepts a stray `%` in a query, because people type it and
 * URLSearchParams keeps it.
 */
export function urlGate({ path, search }: EdgeRequest): Refusal | undefined {
  if (path.length + search.length > longestTarget) return { status: 414 };
  if (!path.startsWith("/")) return { status: 400 };
  if (path.includes("%") && !isReadablePath(path)) return { status: 400 };
  if (/%00/.test(search)) return { status: 400 };
  return undefined;
}

function isReadablePath(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
