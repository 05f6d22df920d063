import { useProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { isChanging, rowsNow, textNow, type TypedScreen } from "../rules/typed-now.ts";
import { PreviewFrame } from "./preview-frame.tsx";

type Group = SectionScreen["groups"][number];

/** Shows the owner's texts for one service's page: the first service whose texts are being changed. */
export function PagesPreview(now: TypedScreen) {
  const words = businessWords(useProfile());
  const { groups } = now.screen;
  const group = groups.find(({ settings }) => settings.some((one) => isChanging(now, one))) ?? groups[0];
  if (!group) return null;
  const [lead, title, text, questions] = ["lead", "callTitle", "callText", "questions"].map((part) =>
    group.settings.find(({ name }) => name.endsWith(`.${part}`)),
  );
  const said = (setting: Group["settings"][number] | undefined) => {
    if (setting?.kind !== "text") return "";
    return fillText(textNow(now, setting.name) || setting.standard, words);
  };
  // A question about something that the shop does not sell becomes blank when its names in braces get their values.
  const asked = (questions?.kind === "rows" ? rowsNow(now, questions.name) : [])
    .map(({ question = "", answer = "" }) => [fillText(question, words), fillText(answer, words)] as const)
    .filter(([question, answer]) => question && answer);
  const parts = group.settings.filter(
    (one) => one.kind === "text" && one.choices?.hidden && textNow(now, one.name) === "shown",
  );
  return (
    <PreviewFrame>
      <div className="overflow-hidden rounded-control border-outline border-ink">
        <div className="on-ink p-4">
          <p className="font-title text-h3 font-display wrap-anywhere">{group.title}</p>
          <p className="mt-2 text-base wrap-anywhere text-muted-on-ink">{said(lead)}</p>
        </div>
        {parts.length > 0 && (
          <p className="on-sheet border-b border-line px-4 py-3 text-small text-muted">
            Puis&nbsp;: {parts.map(({ label }) => label.replace("Montrer ", "")).join(", ")}.
          </p>
        )}
        <dl className="on-sheet divide-y divide-line px-4">
          {asked.map(([question, answer], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be alike while they are typed
            <div key={index} className="py-3">
              <dt className="font-semibold wrap-anywhere">{question}</dt>
              <dd className="text-small wrap-anywhere text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
        <div className="on-cobalt p-4">
          <p className="font-title text-h3 font-display wrap-anywhere">{said(title)}</p>
          <p className="mt-2 text-base wrap-anywhere">{said(text)}</p>
        </div>
      </div>
    </PreviewFrame>
  );
}
