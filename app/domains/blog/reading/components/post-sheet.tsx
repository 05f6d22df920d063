import type { PostCard } from "../queries/card.server.ts";
import { PostCardItem } from "./post-card.tsx";

/** Articles in one grid of three columns with lines. The cards of an incomplete last row share the row's width. */
export function PostSheet({ posts, level }: { posts: readonly PostCard[]; level: 2 | 3 }) {
  return (
    <ul className="on-sheet card-rows overflow-hidden rounded-control border border-line">
      {posts.map((post) => (
        <PostCardItem key={post.slug} post={post} level={level} />
      ))}
    </ul>
  );
}
