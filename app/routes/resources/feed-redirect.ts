import { redirect } from "react-router";
import { feedPath } from "#app/domains/blog/feeds/rules.ts";

/** Redirects feed readers that request the path many other sites use for their feed (rule blog/feed-address). */
export function loader() {
  return redirect(feedPath, 301);
}
