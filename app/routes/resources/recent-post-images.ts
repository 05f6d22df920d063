import { searchPosts } from "#app/domains/blog/reading/queries/list.server.ts";
import { cardImagePath } from "#app/domains/blog/reading/rules/post-image.ts";

/** Returns the pictures on the first page of the blog, in page order (rule blog/recent-images). */
export async function loader() {
  const { items } = await searchPosts({ search: "", category: null, page: 1 });
  return Response.json({ data: [...new Set(items.map(({ image }) => cardImagePath(image)))] });
}
