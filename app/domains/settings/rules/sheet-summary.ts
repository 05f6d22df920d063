import { eurosText, parseEuros } from "#app/lib/french/euros.ts";
import { settingsTexts as texts, stateTexts } from "../labels.ts";
import type { ShownSetting } from "../queries/section.server.ts";
import { isChanging, rowsNow, textNow, type TypedScreen } from "./typed-now.ts";

/**
 * Returns the summary of a folded sheet (group of settings) in one line (rule settings/folds). If the sheet has several
 * blocks of claims (statements that only the owner can confirm), the summary says how many are in each state. Otherwise
 * it has the state of the block, the rows with their prices, and the short texts.
 */
export function sheetSummary(now: TypedScreen, settings: readonly ShownSetting[]): string {
  const states = settings.filter(({ name }) => name.endsWith("State"));
  if (followsTown(now, settings)) return texts.placeFollows(textNow(now, "city"));
  const read = settings.find(({ name }) => name.endsWith(".read"));
  if (read) return partOf(now, read);
  if (states.length > 1) return countOfStates(states.map(({ name }) => textNow(now, name)));
  const state = settings.find(({ name }) => name.endsWith("State"));
  // If the block is hidden, the summary leaves out its texts.
  const shown = state && textNow(now, state.name) === "hidden" ? [state] : settings;
  return shown
    .map((setting) => partOf(now, setting))
    .filter(Boolean)
    .join(" · ");
}

/**
 * Whether the program will fill in this sheet when the form is saved, because the owner typed another town (rule
 * settings/place).
 */
function followsTown(now: TypedScreen, settings: readonly ShownSetting[]): boolean {
  const stored = { ...now, typed: undefined };
  const isMoved = ["postalCode", "city"].some((name) => textNow(now, name) !== textNow(stored, name).trim());
  const isFilledIn = settings.some(({ name }) => name === "department");
  return isFilledIn && isMoved && settings.every((setting) => !isChanging(now, setting));
}

function partOf(now: TypedScreen, setting: ShownSetting): string {
  if (setting.kind === "rows") {
    const names = rowsNow(now, setting.name).map((row) => {
      const name = row.value || row.name || row.question;
      const euros = setting.lines ? parseEuros(row.price ?? "") : null;
      return name && euros !== null ? `${name}\u00a0${eurosText(euros)}` : name;
    });
    return names.filter(Boolean).join(", ");
  }
  const typed = textNow(now, setting.name);
  if (setting.choices) return typed === "none" ? "" : (setting.choices[typed] ?? "");
  return setting.control === "line" || setting.control === "number" ? typed : "";
}

function countOfStates(states: readonly string[]): string {
  return (Object.keys(stateTexts) as (keyof typeof stateTexts)[])
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => stateTexts[state](count))
    .join(" · ");
}
