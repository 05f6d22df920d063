import { useProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { isChanging, rowsNow, settingsOf, textNow, type TypedScreen } from "../rules/typed-now.ts";
import { PreviewFacts, PreviewFrame } from "./preview-frame.tsx";

const drawn = new Set([
  ...["heroTitle", "heroLead", "heroAction", "heroSecond"],
  ...["homeCallTitle", "homeCallText", "signature"],
]);

/**
 * Shows, at the width of a phone, three texts of the owner: the top of the home page, the invitation to ask for a
 * quote, and the e-mail signature. Names in braces have their values.
 */
export function WritingPreview(now: TypedScreen) {
  const words = businessWords(useProfile());
  const settings = settingsOf(now.screen);
  const said = (name: string) => {
    const setting = settings.find((one) => one.name === name);
    if (setting?.kind !== "text") return "";
    return fillText(textNow(now, name) || setting.standard, words);
  };
  const rowsText = (rows: readonly Row[]) =>
    rows.map((row) => fillText(Object.values(row).join("\n"), words)).join("\n\n");
  /** The texts that this preview has no place for, if the owner is changing them. */
  const others = settings
    .filter((setting) => !drawn.has(setting.name) && isChanging(now, setting))
    .map(
      (setting) =>
        [
          setting.label,
          setting.kind === "text" ? said(setting.name) : rowsText(rowsNow(now, setting.name)),
        ] as const,
    );
  return (
    <PreviewFrame>
      <div className="overflow-hidden rounded-control border-outline border-ink">
        <div className="on-ink p-4">
          <p className="font-title text-h1 font-display tracking-title wrap-anywhere">{said("heroTitle")}</p>
          <p className="mt-3 text-base wrap-anywhere text-muted-on-ink">{said("heroLead")}</p>
          <p className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 text-center font-semibold wrap-anywhere">
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
      {others.length > 0 && (
        <div className="mt-4">
          <PreviewFacts facts={others} />
        </div>
      )}
    </PreviewFrame>
  );
}
