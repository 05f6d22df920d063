import { classes } from "#app/ui/classes.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { blogLabels } from "../labels.ts";

/** 'Chargement de l'article...' (P§2), over the page under the header. It leaves by fading. */
export function ArticleLoading({ leaving = false }: { leaving?: boolean }) {
  return (
    <div
      data-article-loading=""
      className={classes(
        "fixed inset-x-0 top-(--header) bottom-0 z-10 grid place-items-center bg-paper transition-opacity duration-250",
        leaving && "pointer-events-none opacity-0",
      )}
    >
      <p role="status" className="flex items-center gap-3 pb-(--header) text-lead text-muted">
        <Spinner />
        {blogLabels.loading}
      </p>
    </div>
  );
}
