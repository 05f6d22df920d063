import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ZonesAtHome } from "#app/domains/locations/zones/rules/zones-left.ts";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { firstValue, type FormErrors, type FormValues, formValues } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { UnsavedChanges } from "#app/ui/unsaved-changes.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { useRootMark } from "#app/ui/use-root-mark.ts";
import { stepField, stepPath } from "../content.ts";
import type { SettingsOutcome } from "../commands/change.server.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { cellOf } from "../rules/proposed.ts";
import { changedSettings, isTypedSince, settingsOf, withTyped } from "../rules/typed-now.ts";
import { acceptedField, hasNewRow, previewPath, sectionPath } from "../rules/form.ts";
import { type PreviewedPage } from "../rules/previewed-pages.ts";
import { WordsContext, WordsList } from "./business-words.tsx";
import { GroupControls } from "./group-controls.tsx";
import { hasBlocks, HideExamples, HideExamplesAndSave } from "./hide-examples.tsx";
import { PreviewButtons } from "./preview-buttons.tsx";
import { SameHours } from "./same-hours.tsx";
import { SectionAnswer } from "./section-answer.tsx";
import { SectionGroup } from "./section-group.tsx";
import { ZonesAhead, ZonesQuestion } from "./zones-question.tsx";

interface SectionFormProps {
  screen: SectionScreen;
  /** The result of a form that was posted without JavaScript, and its typed values. */
  answered?: SettingsOutcome & { refusal: string | null; values: FormValues };
  /** Called with the typed values after each change, and with undefined when the stored values are shown again. */
  onTyped: (values: FormValues | undefined) => void;
  /** Called when the typed values have been saved. */
  onSaved?: () => void;
  /** The text of the button. */
  submit?: string;
  /** The step of a new owner's first start that this form shows, if any. Saving completes it, even unchanged. */
  step?: string;
  /** The zones (the shop's towns) that may be far away after a move, for the step about the shop's address. */
  zones?: ZonesAtHome | null;
  /** The public pages on which the section can be previewed. */
  pages: readonly PreviewedPage[];
}

/** The form of a section of the settings. It keeps what is typed, whatever the server answers (rule settings/save). */
export function SectionForm({
  screen: stored,
  answered,
  onTyped,
  onSaved,
  submit = texts.save,
  step,
  zones,
  pages,
}: SectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useRootMark("data-save-bar");
  const [changed, setChanged] = useState(0);
  /** The lists with a row that was typed but is not saved yet. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<FormValues>();
  // The sheets (groups of settings) that the person unfolded. They stay unfolded when the form is saved or reset.
  const [opened, setOpened] = useState<readonly string[]>([]);
  /** Increases when the form must show the stored values again: after a save, or after the typed ones are dropped. */
  const [edition, setEdition] = useState(0);
  /** The values that are being saved, until the stored result is shown. */
  const [sent, setSent] = useState<FormValues>();
  // The data that the form shows. It does not follow the stored data, because what somebody else saves meanwhile must
  // not replace what is being typed.
  const [screen, setScreen] = useState(stored);
  const [isFirst, setIsFirst] = useState(true);
  const shown = isFirst ? withTyped(screen, answered) : screen;
  const path = sectionPath(stored.key);
  const {
    ask,
    busy,
    answer: asked,
  } = useChange<SettingsOutcome>(path, { success: texts.saved, inPage: true, leaves: Boolean(onSaved) });
  const answer = asked ?? answered;
  const errors = errorsOf(answer);
  const notices = (answer?.outcome === "invalid" && answer.notices) || {};

  const isSaved = asked?.outcome === "done" && stored.version >= asked.version;
  if (screen.version !== stored.version && (isSaved || changed === 0)) {
    setScreen(stored);
    setIsFirst(false);
    setSent(undefined);
    // If the person typed during the save, the form stays as it is, so that the text and the cursor stay.
    if (!(isSaved && sent && typed && isTypedSince(screen, sent, typed))) setEdition(edition + 1);
  }
  // The typed values are compared with the stored ones, because the person may have typed before this script ran.
  const begin = useEffectEvent(() => {
    if (noteTyped() === 0) onTyped(undefined);
  });
  useEffect(() => begin(), [screen.version, edition]);
  const isLeaving = useRef(false);
  const saved = useEffectEvent(() => {
    isLeaving.current = Boolean(onSaved);
    onSaved?.();
  });
  /**
   * Returns the control that gets the focus after a question from the server: the question about zones or, without one,
   * the first setting that the program filled in.
   */
  const asks = useEffectEvent(({ notices = {}, zones }: { notices?: FormErrors; zones?: unknown }) => {
    if (zones) return form.current?.querySelector<HTMLElement>("[name=zones]");
    const control = form.current && controlOf(form.current, Object.keys(notices)[0] ?? "");
    return control instanceof HTMLElement ? control : null;
  });
  const propose = useEffectEvent((proposed: Record<string, string>) => {
    for (const [name, value] of Object.entries(proposed)) {
      const control = form.current && controlOf(form.current, name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
    }
    noteTyped();
  });
  useLayoutEffect(() => {
    if (asked?.outcome === "invalid") {
      if (asked.proposed) propose(asked.proposed);
      const isWrong = Object.keys(errorsOf(asked)).some((name) => name !== "zones");
      const wrong = isWrong
        ? form.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]")
        : asks(asked);
      wrong?.focus();
      // In the middle of the screen, the message of the setting is not hidden by the bar with the save button.
      wrong?.scrollIntoView({ block: "center" });
    }
  }, [asked]);
  useLayoutEffect(() => {
    // This waits until the saved values are loaded. Otherwise the next screen would still show the previous ones.
    if (isSaved) saved();
  }, [asked, isSaved]);

  function save(event: SubmitEvent<HTMLFormElement>) {
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    // The button of a preview submits the form without this script, and the response opens in another tab.
    if (button?.formTarget) return;
    event.preventDefault();
    const typed = formValues(new FormData(event.currentTarget));
    setSent(typed);
    ask(button?.name ? { ...typed, [button.name]: button.value } : typed);
  }

  /** Stores the values that are typed now. Returns how many settings differ from the stored ones. */
  function noteTyped(event?: FormEvent<HTMLFormElement>): number {
    if (!form.current) return 0;
    if (event && step) fillFollowers(form.current, screen, event.target);
    const typed = formValues(new FormData(form.current));
    const count = changedSettings({ screen, typed });
    setChanged(count);
    setAdded(listsWithNewRow(screen, typed));
    setTyped(typed);
    onTyped(typed);
    return count;
  }

  return (
    <form
      key={edition}
      ref={form}
      method="post"
      action={step ? stepPath(step) : path}
      encType={hasPictures(screen) ? "multipart/form-data" : undefined}
      noValidate
      onSubmit={save}
      onInput={noteTyped}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-5 [&_:is(input,select,textarea)]:scroll-mt-24 [&_:is(input,select,textarea)]:scroll-mb-16"
    >
      <input type="hidden" name="version" value={screen.version} />
      {step && <input type="hidden" name={stepField} value={step} />}
      {answer?.outcome === "invalid" && answer.accepted && (
        <input type="hidden" name={acceptedField} value={answer.accepted} />
      )}
      {screen.words && !step && <WordsList words={screen.words} />}
      {hasBlocks(screen) && <HideExamples onHidden={noteTyped} />}
      <WordsContext value={screen.words}>
        {shown.groups.map((group) => (
          <SectionGroup
            key={group.title}
            group={group}
            errors={{ ...notices, ...errors }}
            now={{ screen, typed }}
            isOpened={opened.includes(group.title)}
            onToggle={(isOpen) =>
              setOpened((titles) => [
                ...titles.filter((title) => title !== group.title),
                ...(isOpen ? [group.title] : []),
              ])
            }
          >
            <GroupControls group={group} errors={errors} notices={notices} onChange={noteTyped} />
            {group.settings.some(({ name }) => name === "monday") && <SameHours onCopied={noteTyped} />}
          </SectionGroup>
        ))}
      </WordsContext>
      {answer?.outcome === "invalid" && answer.zones ? (
        <ZonesQuestion zones={answer.zones} error={errors.zones} />
      ) : (
        zones && (
          <ZonesAhead
            zones={zones}
            now={{ screen, typed }}
            chosen={firstValue(sent ?? answered?.values ?? {}, "zones")}
          />
        )
      )}
      {!asked && answered?.outcome === "done" && <Alert tone="success" title={texts.saved} />}
      {!busy && answer && <SectionAnswer screen={screen} answer={answer} />}
      <div
        className={classes(
          "save-bar on-ink sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:mx-0 md:rounded-control md:px-5",
          // A step of the first start is short, so on a phone the bar stands at its end, where it covers no control.
          step && "max-md:static",
        )}
      >
        <p
          role="status"
          // On a phone the bar has no room for a text beside the long button of a step. So the text is visible only
          // after a change.
          className={classes("min-w-0 grow basis-24 leading-snug", changed === 0 && step && "max-md:sr-only")}
        >
          {changed > 0 ? texts.changed(changed) : texts.upToDate}
          {changed > 0 && <span className="block text-muted-on-ink">{texts.notYet}</span>}
        </p>
        {changed > 0 && (
          <Button
            variant="outline-on-ink"
            size="sm"
            onClick={() => setEdition(edition + 1)}
            className="noscript:hidden"
          >
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" size="sm" busy={busy} busyLabel={texts.saving} className="max-md:grow">
          {submit}
        </Button>
      </div>
      <UnsavedChanges dirty={changed > 0} isOwnWay={() => isLeaving.current}>
        {texts.leaveText}
      </UnsavedChanges>
      {step && hasBlocks(screen) && <HideExamplesAndSave />}
      {/* These buttons stand after the save button, because the Enter key presses the first button of a form. */}
      <PreviewButtons
        pages={pages}
        isFolded={step !== undefined}
        action={previewPath(stored.key)}
        isAdded={(list) => added.includes(list)}
      />
    </form>
  );
}

/** Returns the control of a setting, or of one cell of a list ('homePlans.2.role'). */
function controlOf({ elements }: HTMLFormElement, name: string): unknown {
  const cell = cellOf(name);
  const found = elements.namedItem(cell?.name ?? name);
  return cell && found instanceof RadioNodeList ? found[cell.index] : found;
}

/** Copies the typed value to the settings that repeat it, unless somebody has given them another value. */
function fillFollowers(form: HTMLFormElement, screen: SectionScreen, typed: EventTarget): void {
  if (!(typed instanceof HTMLInputElement)) return;
  for (const setting of settingsOf(screen)) {
    const control = form.elements.namedItem(setting.name);
    const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (setting.kind !== "text" || !setting.isStandard || !isTyped) continue;
    const isOwn = ![control.defaultValue, control.dataset.followed].includes(control.value);
    if (setting.follows !== typed.name || isOwn) continue;
    control.value = ["", typed.defaultValue].includes(typed.value) ? control.defaultValue : typed.value;
    control.dataset.followed = control.value;
  }
}

function listsWithNewRow({ groups }: SectionScreen, typed: FormValues): string[] {
  return groups
    .flatMap(({ settings }) => settings)
    .flatMap(({ name, kind, typed: rows }) =>
      kind === "rows" && hasNewRow(typed, name, rows.length) ? [name] : [],
    );
}

function hasPictures({ groups }: SectionScreen): boolean {
  return groups.some(({ settings }) =>
    settings.some(
      (setting) => setting.kind === "rows" && setting.columns.some(({ control }) => control === "picture"),
    ),
  );
}
