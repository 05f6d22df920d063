import type { PostCard } from "../queries/card.server.ts";
import { PostCardItem } from "./post-card.tsx";

/** Articles in one ruled grid of three columns. The cards of an incomplete last row share its width. */
export function PostSheet({ posts, level }: { posts: readonly PostCard[]; level: 2 | 3 }) {
  return (
    <ul className="on-sheet card-rows overflow-hidden rounded-control border border-line">
      {posts.map((post) => (
        <PostCardItem key={post.slug} post={post} level={level} />
      ))}
    </ul>
  );
}
