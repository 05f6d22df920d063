import ExternalLink from "lucide-react/icons/external-link";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { letterTexts as texts } from "../labels.ts";
import { letterPreviewPath } from "../rules.ts";

/** Shows a letter (an issue of the newsletter) as its readers receive it: its text, and a link to its HTML. */
export function LetterPreview({ id, plain }: { id: string; plain: string }) {
  return (
    <Sheet className="p-4 md:p-6">
      <section aria-labelledby="apercu">
        <h2 id="apercu" className="text-h4 tracking-small">
          {texts.preview}
        </h2>
        <p className="mt-2 text-small text-muted">{texts.previewNote}</p>
        <a
          href={letterPreviewPath(id)}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Icon icon={ExternalLink} size={18} />
          {texts.previewHtml}
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
        <h3 className="mt-3 mb-2 text-base font-semibold">{texts.plainText}</h3>
        <p className="text-small leading-relaxed wrap-anywhere whitespace-pre-line">{plain}</p>
      </section>
    </Sheet>
  );
}
