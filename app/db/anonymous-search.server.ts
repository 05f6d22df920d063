import { pool, type Reader } from "./client.server.ts";
import { readFor } from "./transactions.server.ts";

/** How many visitors' searches may run at the same time. The other connections stay free for the rest of the site. */
const atOnce = 4;
/** The largest number of searches that may wait. A visitor would leave before a longer queue ended. */
const mostWaiting = 50;
/** The time limit of one SQL statement, in milliseconds. A search that finds 5,000 articles takes 26 ms (ADR 104). */
const longestMs = 2_000;

let running = 0;
const waiting: (() => void)[] = [];

/** Thrown when too many searches wait already. */
class SearchesBusyError extends Error {
  override name = "SearchesBusyError";
}

/**
 * Runs a visitor's search. Four run at a time and each statement is cancelled after two seconds, so that visitors never
 * take every connection. Rejects when too many searches wait, or with the error of a cancelled statement.
 */
export async function anonymousSearch<Result>(
  search: (executor: Reader) => Promise<Result>,
): Promise<Result> {
  if (waiting.length >= mostWaiting) throw new SearchesBusyError();
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await readFor(pool, longestMs, search);
  } finally {
    // The next waiting search takes the place of this one, so `running` stays the same.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Whether a search failed because it took too long or too many searches ran, so that it may succeed later. 57014 is
 * PostgreSQL's code for a cancelled statement.
 */
export function isSearchTooMuch(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof SearchesBusyError || ("code" in one && one.code === "57014")) return true;
  return false;
}
