import { type FormValues, firstValue } from "#app/lib/forms/form.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen, ShownRows } from "../queries.server.ts";
import { typedValues } from "../rules/form.ts";

interface PagesPreviewProps {
  screen: SectionScreen;
  /** What is typed now, undefined before the first change. */
  typed: FormValues | undefined;
}

type Group = SectionScreen["groups"][number];

/** The owner's part of one service's page: the first page that is being changed. */
export function PagesPreview({ screen, typed = {} }: PagesPreviewProps) {
  const words = businessWords(useProfile());
  const group = screen.groups.find((one) => isChanging(one, typed)) ?? screen.groups[0];
  if (!group) return null;
  const [lead, title, text, questions] = group.settings;
  const said = (setting: Group["settings"][number] | undefined) => {
    if (setting?.kind !== "text") return "";
    const now = setting.name in typed ? firstValue(typed, setting.name).trim() : setting.typed;
    return fillText(now || setting.standard, words);
  };
  const asked = questions?.kind === "rows" ? rowsNow(questions, typed) : [];
  return (
    <aside
      aria-label={texts.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on wide screens, for the keyboard too
      tabIndex={0}
      className="rounded-control bg-sand p-4 xl:sticky xl:top-5 xl:max-h-[calc(100dvh-2.5rem)] xl:self-start xl:overflow-y-auto"
    >
      <h2 className="mb-3 text-h4">{texts.preview}</h2>
      <div className="overflow-hidden rounded-control border-outline border-ink">
        <div className="on-ink p-4">
          <p className="font-title text-h3 font-display wrap-anywhere">{group.title}</p>
          <p className="mt-2 text-base wrap-anywhere text-muted-on-ink">{said(lead)}</p>
        </div>
        <dl className="on-sheet divide-y divide-line px-4">
          {asked.map(({ question = "", answer = "" }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be alike while they are typed
            <div key={index} className="py-3">
              <dt className="font-semibold wrap-anywhere">{fillText(question, words)}</dt>
              <dd className="text-small wrap-anywhere text-muted">{fillText(answer, words)}</dd>
            </div>
          ))}
        </dl>
        <div className="on-cobalt p-4">
          <p className="font-title text-h3 font-display wrap-anywhere">{said(title)}</p>
          <p className="mt-2 text-base wrap-anywhere">{said(text)}</p>
        </div>
      </div>
    </aside>
  );
}

function isChanging({ settings }: Group, typed: FormValues): boolean {
  return settings.some((setting) =>
    setting.kind === "text"
      ? setting.name in typed && firstValue(typed, setting.name) !== setting.typed
      : cellsOf(setting, rowsNow(setting, typed)) !== cellsOf(setting, setting.typed),
  );
}

/** The cells in the order of the columns: what is stored has another. */
function cellsOf({ columns }: ShownRows, rows: readonly Record<string, string>[]): string {
  return JSON.stringify(rows.map((row) => columns.map(({ name }) => row[name] ?? "")));
}

function rowsNow(
  { name, columns, typed: stored }: ShownRows,
  typed: FormValues,
): readonly Record<string, string>[] {
  const now = typedValues({ [name]: columns.map((column) => column.name) }, typed)[name];
  if (!Array.isArray(now)) return stored;
  return now.filter((row) => Object.values(row).some((cell) => cell.trim() !== ""));
}
