import { createContext, type RouterContextProvider } from "react-router";

/** Notified by the triggers of what pages are made of; the payload is their tags, separated by spaces. */
export const pagesChannel = "atelier_pages";

/** A tag in a notification that means every page. */
export const everyTag = "*";

/** What the page being rendered is made of, collected for the page cache; null where nothing is collected. */
export const pageTags = createContext<Set<string> | null>(null);

/**
 * Says what the page being answered is made of, for example `tagPage(context, "profile", "posts")`. The page cache
 * keeps a page until one of its tags changes; it never keeps one that reads the database and names none. Tags have no
 * space. Only pages of server/http/page-cache-policy.ts are concerned: elsewhere this does nothing.
 *
 * @public for loaders of pages made of the database
 */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  const collected = context.get(pageTags);
  for (const tag of tags) collected?.add(tag);
}
