import ExternalLink from "lucide-react/icons/external-link";
import { Button } from "#app/ui/button.tsx";
import { settingsTexts as texts } from "../labels.ts";
import type { PreviewedPage } from "../rules/previewed-pages.ts";

interface PreviewButtonsProps {
  pages: readonly PreviewedPage[];
  /** Whether the buttons are folded, so that a short form stays short. */
  isFolded: boolean;
  /** The URL that returns the previewed page. */
  action: string;
  /** Whether a list has a row that was typed and not yet saved. */
  isAdded: (list: string) => boolean;
}

/** The buttons that open a public page with the form's values, saved or not, in another tab (rule settings/preview). */
export function PreviewButtons({ pages, isFolded, action, isAdded }: PreviewButtonsProps) {
  if (pages.length === 0) return null;
  const title = (
    <h3 id="previews" className="text-h4">
      {texts.previews}
    </h3>
  );
  const buttons = (
    <>
      <p className="mt-1 text-muted">{texts.previewsHint}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {pages.map(({ path, label, addedTo }) => (
          <Button
            key={path}
            // Without JavaScript this button is always shown, because the page cannot know whether a row is being
            // added.
            className={addedTo && !isAdded(addedTo) ? "hidden noscript:inline-flex" : undefined}
            type="submit"
            variant="secondary"
            size="sm"
            icon={ExternalLink}
            name="page"
            value={path}
            formAction={action}
            formTarget="_blank"
            // Leaves out pictures that have not been uploaded yet, which are too large for a preview.
            formEncType="application/x-www-form-urlencoded"
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
  return (
    <section aria-labelledby="previews" className="rounded-control bg-sand p-4 md:p-5">
      {isFolded ? (
        <details>
          <summary className="cursor-pointer [&>h3]:inline">{title}</summary>
          {buttons}
        </details>
      ) : (
        <>
          {title}
          {buttons}
        </>
      )}
    </section>
  );
}
