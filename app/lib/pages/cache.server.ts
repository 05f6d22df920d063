import { createContext, type RouterContextProvider } from "react-router";

/** The channel that triggers notify when the content of pages changes. The payload is tags separated by spaces. */
export const pagesChannel = "atelier_pages";

/** The tag that means every page. */
export const everyTag = "*";

/** The tags that name the content of the page being rendered, for the page cache. Null where none are collected. */
export const pageTags = createContext<Set<string> | null>(null);

/**
 * Declares the content of the current page: `tagPage(context, "profile", "posts")`. The page cache stores a page that
 * server/http/page-cache-policy.ts lists until one of the page's tags changes (rule pages/cache). A tag has no space.
 *
 * @public for loaders of pages that show content of the database
 */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  const collected = context.get(pageTags);
  for (const tag of tags) collected?.add(tag);
}
