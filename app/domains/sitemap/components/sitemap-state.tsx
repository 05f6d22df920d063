import type { Answer } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { regeneratedText, sitemapLabels } from "../labels.ts";
import type { SitemapOutcome } from "../rules.ts";

/**
 * The dashboard's button that regenerates the site maps. After the press, it shows the URL of their index, or the error
 * (rule pages/site-maps).
 */
export function SitemapState({ answered }: { answered: Answer<SitemapOutcome> | undefined }) {
  const { form, busy, answer = answered } = useChange<SitemapOutcome>("/admin?index", { inPage: true });
  return (
    <section aria-labelledby="sitemap" className="rounded-control border border-line bg-sheet p-5">
      <h3 id="sitemap" className="text-h4">
        {sitemapLabels.title}
      </h3>
      <p className="mt-1 text-small text-muted">{sitemapLabels.text}</p>
      <form {...form} aria-labelledby="sitemap" className="mt-3">
        <Button
          type="submit"
          name="intent"
          value="regenerate-sitemap"
          variant="secondary"
          size="sm"
          busy={busy}
          busyLabel={sitemapLabels.acting}
        >
          {sitemapLabels.act}
        </Button>
      </form>
      <div role="status" className="mt-3 empty:hidden">
        {!busy && answer?.outcome === "done" && (
          <Alert tone="success" role="none" title={regeneratedText(answer.count)}>
            <a href={answer.url} target="_blank" rel="noreferrer" className="wrap-anywhere">
              {answer.url}
            </a>
          </Alert>
        )}
        {!busy && answer?.refusal && <Alert tone="danger" role="none" title={answer.refusal} />}
      </div>
    </section>
  );
}
