import { Button } from "#app/ui/button.tsx";
import { hideField } from "../content.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { settingsOf } from "../rules/typed-now.ts";

interface HideExamplesProps {
  onHidden: () => void;
}

/**
 * Whether a form has three or more blocks of claims (statements that only the owner can confirm). With fewer, the owner
 * can hide each block with its own control, so no common button is needed.
 */
export function hasBlocks(screen: SectionScreen): boolean {
  const blocks = settingsOf(screen).filter(({ name }) => name.endsWith("State"));
  return blocks.length > 2;
}

/**
 * The button that hides every block of claims that is still an example, because the owner has not confirmed it. The
 * button is not shown without JavaScript.
 */
export function HideExamples({ onHidden }: HideExamplesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget: { form } }) => {
          for (const control of form?.elements ?? [])
            if (control instanceof HTMLSelectElement && control.value === "example") hide(control);
          onHidden();
        }}
      >
        {texts.hideExamples}
      </Button>
      <p className="min-w-0 flex-1 basis-55 text-small text-muted">{texts.hideExamplesHint}</p>
    </div>
  );
}

/**
 * The same button for a browser without JavaScript. This button saves the form at once. It stands after the save
 * button, because the Enter key presses the first button of a form.
 */
export function HideExamplesAndSave() {
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-2 noscript:flex">
      <Button type="submit" variant="secondary" size="sm" name={hideField} value="all">
        {texts.hideExamplesAndSave}
      </Button>
      <p className="min-w-0 flex-1 basis-55 text-small text-muted">{texts.hideExamplesHint}</p>
    </div>
  );
}

/**
 * Hides the block of claims that this control belongs to. If somebody typed a value in its sheet (group of settings),
 * the block is no example any more and stays shown. A block of prices has no state 'hidden', so it stays too.
 */
function hide(select: HTMLSelectElement): void {
  const beside = select.closest("[data-sheet]")?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [];
  if ([...beside].some(({ value, defaultValue }) => value !== defaultValue)) return;
  if ([...select.options].some(({ value }) => value === "hidden")) select.value = "hidden";
}
