import type { ReactNode } from "react";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Given } from "#app/domains/business/sections/settings.server.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { sheetSummary } from "../rules/sheet-summary.ts";
import type { TypedScreen } from "../rules/typed-now.ts";
import { FoldedSheet } from "./folded-sheet.tsx";

interface SectionGroupProps {
  group: SectionScreen["groups"][number];
  /**
   * The errors, and the notes about values that the program filled in. Each of them unfolds its sheet (group of
   * settings).
   */
  errors: FormErrors;
  /** The typed values of the section, from which a folded sheet makes its summary. */
  now: TypedScreen;
  /** Whether the person has opened the sheet. */
  isOpened: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The controls of the sheet. */
  children: ReactNode;
}

/**
 * A sheet (group of settings) of a section. A folded sheet unfolds when the person presses its title, follows a link to
 * it, or has an error in it.
 */
export function SectionGroup({ group, errors, now, isOpened, onToggle, children }: SectionGroupProps) {
  const { title, text, given, warning, isFolded, settings } = group;
  const id = `sheet-${settings[0]?.name}`;
  const controls = (
    <>
      {given && <GivenByMachine given={given} />}
      {warning && <SheetWarning {...warning} />}
      {text && !given && <p className="mt-1 text-muted">{text}</p>}
      {!given && (
        <div
          className={classes(
            "mt-2 grid items-start gap-x-4 md:mt-4 md:grid-cols-6",
            // Rows of ticks need no gap, because each tick has space around it.
            settings.every((setting) => setting.kind === "text" && setting.control === "tick")
              ? "grid-cols-2 [&_label]:py-1 md:[&_label]:py-2.75"
              : "gap-y-4",
          )}
        >
          {children}
        </div>
      )}
    </>
  );
  if (!isFolded)
    return (
      <Sheet id={id} data-sheet className="scroll-mt-24 p-4 md:p-5">
        <h3 className="text-h4">{title}</h3>
        {controls}
      </Sheet>
    );
  const isWrong = settings.some(({ name }) =>
    Object.keys(errors).some((wrong) => wrong === name || wrong.startsWith(`${name}.`)),
  );
  return (
    <FoldedSheet
      id={id}
      title={title}
      summary={sheetSummary(now, settings)}
      hasLines={settings.some((setting) => setting.kind === "rows" && setting.lines)}
      isOpen={isWrong || isOpened}
      onToggle={onToggle}
      isChanged={settings.some(({ isStandard }) => !isStandard)}
    >
      {controls}
    </FoldedSheet>
  );
}

function SheetWarning({ text, link, to }: NonNullable<SectionGroupProps["group"]["warning"]>) {
  return (
    <p className="mt-1">
      <strong className="font-semibold">{text}</strong> <AppLink to={to}>{link}</AppLink>
    </p>
  );
}

function GivenByMachine({ given: { variable, shown } }: { given: Given }) {
  return (
    <p className="mt-1 text-muted">
      {texts.given(variable)}
      {shown && <strong className="block font-semibold wrap-anywhere text-ink">{shown}</strong>}
    </p>
  );
}
