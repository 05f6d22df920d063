import { redirect } from "react-router";
import { feedPath } from "#app/domains/blog/feeds/rules.ts";

/**
 * Redirects to the feed. Feed readers try this path, because many other sites have their feed there (rule
 * blog/feed-address).
 */
export function loader() {
  return redirect(feedPath, 301);
}
