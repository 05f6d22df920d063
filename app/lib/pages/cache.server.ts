import { createContext, type RouterContextProvider } from "react-router";

/** The channel that triggers notify when the content of pages changes. The payload is tags separated by spaces. */
export const pagesChannel = "atelier_pages";

/** The tag that means every page. */
export const everyTag = "*";

/**
 * The tags that name the content of the page being rendered. They are null for a page that the page cache does not
 * store.
 */
export const pageTags = createContext<Set<string> | null>(null);

/**
 * Names the data that the current page shows: `tagPage(context, "profile", "posts")`. The page cache drops the page
 * when the data of one of these tags changes (rule pages/cache). A tag has no space.
 *
 * @public for loaders of pages that show content of the database
 */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  const collected = context.get(pageTags);
  for (const tag of tags) collected?.add(tag);
}
