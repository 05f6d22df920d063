import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. Every path of the bootstrap is relative to it. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Returns the time since a `performance.now()`, in seconds: "3,2 s". */
export function elapsed(since) {
  return `${((performance.now() - since) / 1000).toFixed(1).replace(".", ",")} s`;
}
