import type { EdgeRequest } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";

/** In characters, path and query together: a long search with its filters is under a thousand. */
const longestTarget = 4096;
const methods = new Set(["GET", "HEAD", "POST"]);

/** Every form is a plain post, so the site accepts three methods. */
export function methodGate({ method }: EdgeRequest): Refusal | undefined {
  return methods.has(method) ? undefined : { status: 405, headers: { Allow: "GET, HEAD, POST" } };
}

/**
 * Refuses what none of our links contain and what would fail later: paths that do not decode, and NUL or other control
 * characters, which PostgreSQL refuses. Accepts a stray `%` in a query: people type it, and URLSearchParams keeps it.
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
