import { searchPosts } from "#app/domains/blog/reading/queries/list.server.ts";
import { cardImagePath } from "#app/domains/blog/reading/rules/post-image.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import type { Route } from "./+types/recent-post-images";

/**
 * Responds with the pictures on the first page of the blog, in the order of the page (rule blog/recent-images). The
 * list is empty if the blog is hidden.
 */
export async function loader({ context }: Route.LoaderArgs) {
  if (!isShown(requestProfile(context), "/blog")) return Response.json({ data: [] });
  const { items } = await searchPosts({ search: "", category: null, page: 1 });
  return Response.json({ data: [...new Set(items.map(({ image }) => cardImagePath(image)))] });
}
