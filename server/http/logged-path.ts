import { pagePath } from "./edge-request.ts";

/** Pages whose address is their key: whoever has it may read them. Their last segment is never logged. */
export const secretPaths = ["/apercu/"];

/**
 * A request's path as the log may show it: the secret of a link and anything like an e-mail address are left out,
 * however they are written. Queries are not logged at all.
 */
export function loggedPath(path: string): string {
  const read = decoded(path);
  const plain = pagePath(read)
    .toLowerCase()
    .replace(/\/{2,}/g, "/");
  const secret = secretPaths.find((start) => plain.startsWith(start));
  if (secret) return `${secret}…`;
  return read === path && !path.includes("@") ? path : withoutAddresses(read);
}

/** Malformed escapes are refused by the gates, and logged nonetheless. */
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
