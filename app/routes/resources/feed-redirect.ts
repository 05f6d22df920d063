import { redirect } from "react-router";
import { feedPath } from "#app/domains/blog/feeds/rules.ts";

/** Redirects readers that ask where many sites have their feed (rule blog/feed-address). */
export function loader() {
  return redirect(feedPath, 301);
}
