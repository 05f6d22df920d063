import { TrashSheet } from "#app/ui/trash-sheet.tsx";
import { postListTexts as texts } from "../labels.ts";
import type { TrashedPost } from "../queries/trash.server.ts";

/** The deleted articles, below the deleted submissions (rule editor/trash). */
export function TrashedPosts({ posts }: { posts: readonly TrashedPost[] }) {
  if (posts.length === 0) return null;
  const entries = posts.map((post) => ({
    ...post,
    object: `l’article ${post.title}`,
    question: `Effacer l’article «\u00a0${post.title}\u00a0»\u00a0?`,
    fields: { kind: "post", id: post.id },
  }));
  return (
    <section aria-labelledby="trashed-posts" className="mt-8 grid max-w-240 gap-4">
      <h2 id="trashed-posts" className="text-h4">
        {texts.title}
      </h2>
      <TrashSheet entries={entries}>
        L’article, ses versions et ses anciennes adresses disparaissent. Rien ne les ramène.
      </TrashSheet>
    </section>
  );
}
