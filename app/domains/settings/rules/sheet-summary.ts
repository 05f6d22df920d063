import type { ShownSetting } from "../queries/section.server.ts";
import { rowsNow, textNow, type TypedScreen } from "./typed-now.ts";

/**
 * Returns the summary of a folded sheet (group of settings) in one line: the state of its block of claims, the rows of
 * its lists and its short texts (rule settings/folds).
 */
export function sheetSummary(now: TypedScreen, settings: readonly ShownSetting[]): string {
  const state = settings.find(({ name }) => name.endsWith("State"));
  // The summary leaves out the texts of a hidden block.
  const shown = state && textNow(now, state.name) === "hidden" ? [state] : settings;
  return shown
    .map((setting) => partOf(now, setting))
    .filter(Boolean)
    .join(" · ");
}

function partOf(now: TypedScreen, setting: ShownSetting): string {
  if (setting.kind === "rows") {
    const names = rowsNow(now, setting.name).map(({ value, name, question }) => value || name || question);
    return names.filter(Boolean).join(", ");
  }
  const typed = textNow(now, setting.name);
  if (setting.choices) return typed === "none" ? "" : (setting.choices[typed] ?? "");
  return setting.control === "line" || setting.control === "number" ? typed : "";
}
