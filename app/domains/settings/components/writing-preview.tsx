import { type FormValues, firstValue } from "#app/lib/forms/form.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries.server.ts";

interface WritingPreviewProps {
  screen: SectionScreen;
  /** What is typed now, undefined before the first change. */
  typed: FormValues | undefined;
}

/** The top of the home page, the call for a quote and the signature, in the words of the business, as wide as a phone. */
export function WritingPreview({ screen, typed }: WritingPreviewProps) {
  const words = businessWords(useProfile());
  const settings = screen.groups.flatMap((group) => group.settings);
  const said = (name: string) => {
    const setting = settings.find((one) => one.name === name);
    if (setting?.kind !== "text") return "";
    const now = typed && name in typed ? firstValue(typed, name).trim() : setting.typed;
    return fillText(now || setting.standard, words);
  };
  return (
    <aside
      aria-label={texts.preview}
      className="rounded-control bg-sand p-4 xl:sticky xl:top-5 xl:self-start"
    >
      <h2 className="mb-3 text-h4">{texts.preview}</h2>
      <div className="overflow-hidden rounded-control border-outline border-ink">
        <div className="on-ink p-4">
          <p className="font-title text-h1 font-display tracking-title wrap-anywhere">{said("heroTitle")}</p>
          <p className="mt-3 text-base wrap-anywhere text-muted-on-ink">{said("heroLead")}</p>
          <p className="mt-4 grid gap-2 text-center font-semibold">
            <span className="rounded-control bg-signal px-3 py-2 text-ink-fixed">{said("heroAction")}</span>
            <span className="rounded-control border-2 border-current px-3 py-2">{said("heroSecond")}</span>
          </p>
        </div>
        <div className="on-cobalt p-4">
          <p className="font-title text-h3 font-display wrap-anywhere">{said("homeCallTitle")}</p>
          <p className="mt-2 text-base wrap-anywhere">{said("homeCallText")}</p>
        </div>
        <p className="on-sheet p-4 text-small wrap-anywhere whitespace-pre-line text-muted">
          {said("signature")}
        </p>
      </div>
    </aside>
  );
}
