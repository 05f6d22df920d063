import { data } from "react-router";
import { isSearchTooMuch } from "#app/db/anonymous-search.server.ts";

/**
 * Throws a 503 page that says when to retry, if a search failed because it took too long or too many searches ran.
 * Throws any other error unchanged.
 */
export function busySearch(error: unknown): never {
  if (!isSearchTooMuch(error)) throw error;
  throw data("Beaucoup de recherches en ce moment\u00a0: réessayez dans un instant.", {
    status: 503,
    headers: { "Retry-After": "5" },
  });
}
