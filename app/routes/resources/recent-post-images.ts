import { searchPosts } from "#app/domains/blog/reading/queries/list.server.ts";
import { cardImagePath } from "#app/domains/blog/reading/rules/post-image.ts";

/** The pictures the first page of the blog shows (P§7, decision 24), in its order. */
export async function loader() {
  const { items } = await searchPosts({ search: "", category: null, page: 1 });
  return Response.json({ data: [...new Set(items.map(({ image }) => cardImagePath(image)))] });
}
