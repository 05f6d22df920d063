import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import type { SettingsOutcome } from "../commands/change.server.ts";
import type { SectionScreen, ShownRows, ShownSetting } from "../queries/section.server.ts";
import { typedRows, typedValues } from "./form.ts";
import { isTicked } from "./price-lines.ts";
import { withProposed } from "./proposed.ts";

type Answered = SettingsOutcome & { values: FormValues };

/** The data of a section's screen, and the values typed so far; undefined before the first change. */
export interface TypedScreen {
  screen: SectionScreen;
  typed: FormValues | undefined;
}

/** Returns every setting of a section, of all its sheets (groups of settings). */
export function settingsOf({ groups }: SectionScreen): ShownSetting[] {
  return groups.flatMap(({ settings }) => settings);
}

/** Returns the text of a setting as it is typed now. Before the first change, it is the stored text. */
export function textNow({ screen, typed }: TypedScreen, name: string): string {
  if (typed && name in typed) return firstValue(typed, name).trim();
  const setting = settingsOf(screen).find((one) => one.name === name);
  return setting?.kind === "text" ? setting.typed : "";
}

/**
 * Returns the rows of a list as they are typed now, without blank ones. Before the first change, they are the stored
 * rows.
 */
export function rowsNow({ screen, typed = {} }: TypedScreen, name: string): readonly Row[] {
  const isNamed = (one: { kind: string; name: string }): one is ShownRows =>
    one.kind === "rows" && one.name === name;
  const setting = settingsOf(screen).find(isNamed);
  if (!setting) return [];
  const { columns } = setting;
  const now = typedValues({ [name]: columns.map((column) => column.name) }, typed)[name];
  if (!Array.isArray(now)) return setting.typed;
  const written = columns.filter(({ choices, control }) => !choices && control !== "kept");
  return now.filter((row) => written.some((column) => row[column.name]?.trim()));
}

/** Whether the typed value of a setting differs from the stored one. */
export function isChanging(now: TypedScreen, setting: ShownSetting): boolean {
  if (setting.kind === "text") return textNow(now, setting.name) !== setting.typed.trim();
  // Compares the cells, not the rows: stored rows have their columns in another order, and lack columns that were added
  // later.
  const cells = (rows: readonly Row[]) =>
    JSON.stringify(rows.map((row) => setting.columns.map(({ name, standard }) => row[name] ?? standard)));
  return cells(rowsNow(now, setting.name)) !== cells(setting.typed);
}

/** Returns how many settings differ from their stored values. A list counts as one, however many rows changed. */
export function changedSettings(now: TypedScreen): number {
  const isForgotten = ({ name }: ShownSetting) => Boolean(now.typed && `${name}.forget` in now.typed);
  return settingsOf(now.screen).filter((setting) => isChanging(now, setting) || isForgotten(setting)).length;
}

/** Whether the person changed a setting after the form was sent: a typed value then differs from the sent one. */
export function isTypedSince(screen: SectionScreen, sent: FormValues, typed: FormValues): boolean {
  const valueIn = (values: FormValues, { kind, name }: ShownSetting) => {
    const now = { screen, typed: values };
    return JSON.stringify([
      kind === "text" ? textNow(now, name) : rowsNow(now, name),
      `${name}.forget` in values,
    ]);
  };
  return settingsOf(screen).some((setting) => valueIn(sent, setting) !== valueIn(typed, setting));
}

/**
 * Returns a screen with the typed values of a form that the server refused. A browser without JavaScript shows this
 * screen.
 */
export function withTyped(screen: SectionScreen, answered?: Answered): SectionScreen {
  if (!answered || answered.outcome === "done") return screen;
  const shape = settingsOf(screen).map((setting) => [
    setting.name,
    setting.kind === "rows" ? setting.columns.map(({ name }) => name) : null,
  ]);
  const proposed = answered.outcome === "invalid" ? answered.proposed : {};
  const values = withProposed(answered.values, proposed);
  const typed = typedValues(Object.fromEntries(shape), values);
  const groups = screen.groups.map((group) => ({
    ...group,
    settings: group.settings.map((setting) => ({
      ...setting,
      typed: typed[setting.name] ?? setting.typed,
      ...(setting.kind === "rows" && setting.lines && { lines: typedLines(setting, values) }),
    })),
  }));
  return { ...screen, groups: groups as SectionScreen["groups"] };
}

/** Returns the rows of a list of prices as they were sent, and the positions of those without a tick. */
function typedLines({ name, columns }: ShownRows, values: FormValues): ShownRows["lines"] {
  const rows = typedRows(
    name,
    columns.map((column) => column.name),
    values,
  );
  return { rows, unticked: [...rows.keys()].filter((index) => !isTicked(values, name, index)) };
}
