import { useState } from "react";
import { useSubmit } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { postListTexts as texts } from "../labels.ts";
import type { TrashedPost } from "../queries/trash.server.ts";

/** The deleted articles, below the deleted submissions (rule editor/trash). */
export function TrashedPosts({ posts }: { posts: readonly TrashedPost[] }) {
  const submit = useSubmit();
  const [ending, setEnding] = useState<TrashedPost | null>(null);
  const act = (intent: "restore" | "delete", { id }: TrashedPost) =>
    void submit({ intent, kind: "post", id }, { method: "post" });
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="trashed-posts" className="mt-8 grid max-w-240 gap-4">
      <h2 id="trashed-posts" className="text-h4">
        {texts.title}
      </h2>
      <Sheet>
        <ul className="divide-y divide-line">
          {posts.map((post) => (
            <li
              key={post.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-semibold break-words">{post.title}</p>
                <p className="text-meta text-muted">
                  Supprimé par {post.deletedBy} le {longMoment(post.deletedAt)}.{" "}
                  <strong className="font-semibold text-ink">Effacé le {longMoment(post.goesAt)}.</strong>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Restaurer l’article ${post.title}`}
                  onClick={() => act("restore", post)}
                >
                  Restaurer
                </Button>
                <Button
                  variant="danger"
                  size="sm"
                  aria-label={`Supprimer définitivement l’article ${post.title}`}
                  onClick={() => setEnding(post)}
                >
                  Supprimer définitivement
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
      <ConfirmDialog
        open={ending !== null}
        title={ending ? `Effacer l’article «\u00a0${ending.title}\u00a0»\u00a0?` : ""}
        confirmLabel="Supprimer définitivement"
        onConfirm={() => {
          if (ending) act("delete", ending);
          setEnding(null);
        }}
        onCancel={() => setEnding(null)}
      >
        L’article, ses versions et ses anciennes adresses disparaissent. Rien ne les ramène.
      </ConfirmDialog>
    </section>
  );
}
