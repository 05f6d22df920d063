import { data } from "react-router";
import { isSearchTooMuch } from "#app/db/anonymous-search.server.ts";

/** What a loader throws for a search that found no place or took too long: a page that says so and when to come back. */
export function busySearch(error: unknown): never {
  if (!isSearchTooMuch(error)) throw error;
  throw data("Beaucoup de recherches en ce moment : réessayez dans un instant.", {
    status: 503,
    headers: { "Retry-After": "5" },
  });
}
