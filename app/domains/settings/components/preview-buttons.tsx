import ExternalLink from "lucide-react/icons/external-link";
import { Button } from "#app/ui/button.tsx";
import { settingsTexts as texts } from "../labels.ts";
import type { PreviewedPage } from "../rules/previewed-pages.ts";

interface PreviewButtonsProps {
  pages: readonly PreviewedPage[];
  /** Whether the buttons are folded, which keeps a short form short. */
  isFolded: boolean;
  /** The URL to which the form is posted; it responds with the previewed page. */
  action: string;
  /** Whether a list has a row that was typed but is not saved yet. */
  isAdded: (list: string) => boolean;
}

/**
 * The buttons that open a public page in another tab, with the values that the form has now (rule settings/preview).
 */
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
            // Without JavaScript this button is always shown, because nothing can find out whether a row is being
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
            // This encoding leaves out pictures that were chosen but not uploaded. A preview cannot show them.
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
