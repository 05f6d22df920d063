import type { FormErrors } from "#app/lib/forms/form.ts";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import type { SettingsOutcome } from "../commands/change.server.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { sectionPath } from "../rules/form.ts";
import { cellOf } from "../rules/proposed.ts";
import { settingsOf } from "../rules/typed-now.ts";
import { ConflictPanel } from "./conflict-panel.tsx";

interface SectionAnswerProps {
  screen: SectionScreen;
  answer: SettingsOutcome & { refusal: string | null };
}

/** Shows why a section was not saved. It also lists the errors of settings that the form does not show. */
export function SectionAnswer({ screen, answer }: SectionAnswerProps) {
  if (answer.outcome === "stale") return <ConflictPanel {...answer} />;
  if (answer.outcome === "invalid" && Object.keys(answer.errors).length === 0)
    return (
      <Alert tone="info" role="status" title={texts.toCheck}>
        {texts.toCheckText(listToCheck(screen, answer.notices), Boolean(answer.zones))}
      </Alert>
    );
  if (!answer.refusal) return null;
  if (answer.outcome !== "invalid")
    return <Alert tone="danger" title={texts.failed}>{`${answer.refusal} ${texts.kept}`}</Alert>;
  const shown = ["zones", ...screen.groups.flatMap(({ settings }) => settings.map(({ name }) => name))];
  const unseen = Object.entries(errorsOf(answer)).flatMap(([name, message]) =>
    shown.includes(name.split(".")[0] ?? "") ? [] : [message],
  );
  return (
    <Alert tone="danger" title={texts.invalid}>
      {unseen.length > 0 && (
        <>
          {[...new Set(unseen)].join(". ")}. {texts.unseen}{" "}
          <AppLink to={sectionPath(screen.key)}>{texts.unseenIn(screen.label)}</AppLink>.
        </>
      )}
    </Alert>
  );
}

/** Returns the labels of the settings with a notice beside them; for a list, the label with the number of the row. */
function listToCheck(screen: SectionScreen, notices: FormErrors = {}): string[] {
  const names = Object.keys(notices).flatMap((name) => {
    const setting = settingsOf(screen).find((one) => one.name === name || name.startsWith(`${one.name}.`));
    const cell = cellOf(name);
    return setting ? [texts.settingToCheck(setting.label, cell ? cell.index + 1 : 0)] : [];
  });
  return [...new Set(names)];
}
