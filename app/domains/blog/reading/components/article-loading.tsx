import { classes } from "#app/ui/classes.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { blogLabels } from "../labels.ts";

interface ArticleLoadingProps {
  /** Whether the article is already on the page, behind the loading screen. */
  arrived?: boolean;
  leaving?: boolean;
}

/** The text 'Loading the article…' over the page, below the header (rule blog/loading). It fades out at the end. */
export function ArticleLoading({ arrived = false, leaving = false }: ArticleLoadingProps) {
  return (
    <div
      data-article-loading={arrived ? "arrived" : "coming"}
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
