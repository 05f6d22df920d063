/**
 * PostgreSQL's error codes (SQLSTATE), or their first characters, of a server that is unavailable, stopping, full or
 * read-only.
 */
const awayCodes = /^(?:08|53|57P|58|25006$)/;
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOENT",
  "EACCES",
]);
/** Messages of pg errors that have no code. */
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|after calling end on the pool|Client was closed/;
const deepestCause = 5;

/**
 * Whether an error means that the database cannot be used now: lost, starting, full or read-only. False for a refused
 * value and for a programming error.
 */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepestCause) return false;
  const { code, syscall, routine } = error as { code?: unknown; syscall?: unknown; routine?: unknown };
  if (typeof code === "string") {
    if (/^[0-9A-Z]{5}$/.test(code) && awayCodes.test(code)) return true;
    // An administrator has disabled connections to this database.
    if (code === "55000" && routine === "CheckMyDatabase") return true;
    if (networkCodes.has(code) && ["connect", "read", "write"].includes(String(syscall))) return true;
  }
  if (awayMessages.test(error.message) && !("query" in error)) return true;
  const { errors } = error as { errors?: unknown };
  if (Array.isArray(errors) && errors.some((one) => isDatabaseAway(one, depth + 1))) return true;
  return isDatabaseAway(error.cause, depth + 1);
}
