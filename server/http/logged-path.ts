import { secretPathOf } from "#app/lib/pages/secret-paths.ts";
import { pagePath } from "./edge-request.ts";

/**
 * Returns the path of a request for the log. Removes the secret of a link and any text that looks like an e-mail
 * address, in any encoding. Queries are never logged (rule running/logs).
 */
export function loggedPath(path: string): string {
  const read = decoded(path);
  const plain = pagePath(read)
    .toLowerCase()
    .replace(/\/{2,}/g, "/");
  const secret = secretPathOf(plain);
  if (secret) return `${secret}…`;
  return read === path && !path.includes("@") ? path : withoutAddresses(read);
}

/** Decodes a path where possible. A path with malformed escapes is refused (url-gate.ts), but its request is logged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/…";
  }
}

function withoutAddresses(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment.includes("@") ? "…" : segment))
    .join("/");
}
