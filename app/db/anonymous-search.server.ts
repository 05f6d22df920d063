import { sql } from "drizzle-orm";
import { db, type Executor } from "./client.server.ts";

/** Of the pool's twelve connections: the others are the owner's, the forms' and the pages'. */
const atOnce = 4;
/** Behind these, somebody else would have given up before. */
const mostWaiting = 50;
/** The heaviest search of 5,000 articles takes a tenth of this (docs/decisions/104). */
const longestMs = 2_000;

let running = 0;
const waiting: (() => void)[] = [];

/** Searches come faster than they are answered. */
class SearchesBusyError extends Error {
  override name = "SearchesBusyError";
}

/**
 * Runs a search anybody may ask for: a few at a time, each statement ended after two seconds, so that visitors never
 * take every connection. Rejects when too many wait, or with the database's error when a statement was ended.
 */
export async function anonymousSearch<Result>(
  search: (executor: Executor) => Promise<Result>,
): Promise<Result> {
  if (waiting.length >= mostWaiting) throw new SearchesBusyError();
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await db.transaction(
      async (transaction) => {
        await transaction.execute(sql.raw(`set local statement_timeout = ${longestMs}`));
        return search(transaction);
      },
      { accessMode: "read only" },
    );
  } finally {
    // The place goes to who waits, or is free again.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Whether a search failed because there are too many, or because it took too long: the next one may do. */
export function isSearchTooMuch(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof SearchesBusyError || ("code" in one && one.code === "57014")) return true;
  return false;
}
