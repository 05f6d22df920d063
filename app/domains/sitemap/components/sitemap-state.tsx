import { useFetcher } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { sitemapLabels, sitemapOutcomeText } from "../labels.ts";
import type { SitemapOutcome } from "../rules.ts";

/** The dashboard's button to regenerate the site maps, with the address or the error (rule pages/site-maps). */
export function SitemapState({ answered }: { answered?: SitemapOutcome }) {
  const fetcher = useFetcher<{ sitemap?: SitemapOutcome }>();
  const busy = fetcher.state !== "idle";
  const outcome = fetcher.data?.sitemap ?? answered;
  return (
    <section aria-labelledby="sitemap" className="rounded-control border border-line bg-sheet p-5">
      <h3 id="sitemap" className="text-h4">
        {sitemapLabels.title}
      </h3>
      <p className="mt-1 text-small text-muted">{sitemapLabels.text}</p>
      <fetcher.Form method="post" action="/admin?index" className="mt-3">
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
      </fetcher.Form>
      <div role="status" className="mt-3 empty:hidden">
        {!busy && outcome && (
          <Alert
            tone={outcome.outcome === "done" ? "success" : "danger"}
            role="none"
            title={sitemapOutcomeText(outcome)}
          >
            {outcome.outcome === "done" && (
              <a href={outcome.url} target="_blank" rel="noreferrer" className="wrap-anywhere">
                {outcome.url}
              </a>
            )}
          </Alert>
        )}
      </div>
    </section>
  );
}
