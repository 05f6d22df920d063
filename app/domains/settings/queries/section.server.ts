import { desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { settingsChanges, settingsSections } from "#app/db/schema/settings.server.ts";
import {
  type SectionKey,
  sectionOf,
  sections,
  type StoredSection,
  typedSection,
} from "#app/domains/business/registry.server.ts";
import type {
  Row,
  RowsSetting,
  Setting,
  TextSetting,
  Typed,
} from "#app/domains/business/sections/settings.server.ts";
import { businessWords } from "#app/domains/business/rules/texts.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import type { PartText } from "#app/domains/services/rules/part-texts.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { openSecret, storedTexts } from "#app/lib/connections/stored-connection.server.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { PriceLines } from "../rules/price-lines.ts";
import { isMarkedOptional, type Difference, type FormShape, typedText } from "../rules/form.ts";

const changesShown = 20;

/** Returns the settings of a section's form: null for a setting with one text, the names of the columns for a list. */
export function formShape(key: SectionKey): FormShape {
  return Object.fromEntries(
    Object.entries(sectionOf(key).settings).map(([name, setting]) => [
      name,
      setting.kind === "rows" ? Object.keys(setting.columns) : null,
    ]),
  );
}

/** Returns the names of a section's secrets (passwords and keys). */
export function secretNames(key: SectionKey): string[] {
  return Object.entries(sectionOf(key).settings).flatMap(([name, setting]) =>
    setting.kind === "text" && setting.goesTo ? [name] : [],
  );
}

/** Returns the settings in which two states of a section differ, with both values as readable texts. */
export function differencesOf(
  key: SectionKey,
  before: Record<string, Typed>,
  after: Record<string, Typed>,
): Difference[] {
  return Object.entries(sectionOf(key).settings).flatMap(([name, setting]) => {
    if (setting.kind === "text" && setting.goesTo)
      return secretDifference(setting, before[name], after[name]);
    const [one = [], other = []] = [before, after].map((state) => shownLines(setting, state[name]));
    if (one.join("\n") === other.join("\n")) return [];
    const gone = one.filter((line) => !other.includes(line));
    const come = other.filter((line) => !one.includes(line));
    // Of a list, only the rows that differ are shown. If only their order differs, all rows are shown.
    const [left, right] = gone.length + come.length > 0 ? [gone, come] : [one, other];
    return [{ label: setting.label, before: left.join("\n"), after: right.join("\n") }];
  });
}

/** Returns the difference of a secret: that it was set, replaced or deleted, but never its value. */
function secretDifference({ label }: TextSetting, before: Typed = "", after: Typed = ""): Difference[] {
  if (before === after) return [];
  return [
    {
      label,
      before: before ? texts.secretKept : "",
      after: after ? (before ? texts.secretReplaced : texts.secretKept) : "",
    },
  ];
}

/** Returns the value of a setting as readable texts. A list gives one text for each row. */
function shownLines(setting: Setting, typed: Typed | undefined): string[] {
  const given = typed ?? setting.standard;
  if (setting.kind === "rows" && Array.isArray(given)) return given.map((row) => shownRow(setting, row));
  const text = typedText(given);
  return [setting.kind === "text" ? (setting.choices?.[text] ?? text) : text];
}

function shownRow({ columns }: RowsSetting, row: Row): string {
  const cells = Object.entries(columns).map(([name, { control, choices, standard }]) => {
    const typed = row[name] ?? standard;
    if (control === "picture") return typed && "photo";
    return control === "kept" ? "" : (choices?.[typed] ?? typed).replaceAll("\n", ", ");
  });
  return cells.filter(Boolean).join(" · ");
}

/** Lists the sections, in the order of the menu. */
export function listSections(): { key: SectionKey; label: string }[] {
  return (Object.keys(sections) as SectionKey[]).map((key) => ({ key, label: sections[key].label }));
}

/** Returns, for each stored section, the names of the settings that somebody has set. */
export async function listStoredNames(): Promise<Record<string, string[]>> {
  const rows = await db
    .select({ section: settingsSections.section, values: settingsSections.values })
    .from(settingsSections);
  return Object.fromEntries(rows.map(({ section, values }) => [section, Object.keys(values)]));
}

/** Returns everything that a section's screen shows. If `names` is given, the other settings are left out. */
export async function getSectionScreen(key: SectionKey, names?: readonly string[]) {
  const { label, lead, groups, settings, trial } = sectionOf(key);
  const [[row], history, locked, profile] = await Promise.all([
    db.select().from(settingsSections).where(eq(settingsSections.section, key)),
    listChanges(key),
    listLockedSecrets(key),
    currentProfile(),
  ]);
  const own = Object.fromEntries(profile.ownServices.map(({ path, name }) => [path, name]));
  const typed = withoutInvented(key, typedSection(key, row?.values ?? {}), row?.values ?? {}, profile);
  const shown = groups
    .filter(({ about }) => !about || !isWithdrawn(profile, about))
    .map((group) => ({
      title: group.title,
      text: group.text,
      given: group.given?.() ?? null,
      warning: null as SheetWarning | null,
      isFolded: group.isFolded ?? false,
      settings: group.names
        .filter((name) => !names || names.includes(name))
        .map((name) => ({
          ...shownSetting(
            name,
            withOwnServices(settings[name] as Setting, own),
            typed[name] ?? "",
            row?.values ?? {},
          ),
          isLocked: locked.includes(name),
        })),
    }))
    .filter((group) => group.settings.length > 0);
  return {
    key,
    label,
    lead,
    groups: shown,
    trial: names ? null : (trial ?? null),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
    history,
    /** The value of each name in braces. Null if the texts of this section may have no such names. */
    words: shown.some((group) => group.settings.some(hasWords)) ? businessWords(profile) : null,
  };
}

/**
 * Returns the values of a section. The people whom the program invented as examples are left out if the site no longer
 * shows them (ADR 259: nobody invented speaks for a shop).
 */
function withoutInvented(
  key: SectionKey,
  typed: Record<string, Typed>,
  stored: StoredSection,
  { blocks }: BusinessProfile,
): Record<string, Typed> {
  const isLeftOut = key === "proof" && blocks.testimonials === "hidden" && stored.testimonials === undefined;
  return isLeftOut ? { ...typed, testimonialsState: "hidden", testimonials: [] } : typed;
}

function hasWords(setting: ShownSetting): boolean {
  return setting.kind === "text" ? setting.hasWords : setting.columns.some((column) => column.hasWords);
}

/** Returns the names of the secrets that this machine cannot decrypt, because it does not have the key (ADR 191). */
async function listLockedSecrets(key: SectionKey): Promise<string[]> {
  const names = secretNames(key);
  if (names.length === 0) return [];
  const stored = await storedTexts(key);
  const opened = await Promise.all(
    names.map(async (name) =>
      (await openSecret(`${key}.${name}`, stored[name])) === "locked" ? [name] : [],
    ),
  );
  return opened.flat();
}

/** A warning above a group of settings, with a link to the screen where the owner can solve the problem. */
interface SheetWarning {
  text: string;
  link: string;
  to: string;
}

export type SectionScreen = Awaited<ReturnType<typeof getSectionScreen>>;

/** Returns a list whose choices of services include those that the owner added, if its column allows it. */
function withOwnServices(setting: Setting, own: Record<string, string>): Setting {
  if (setting.kind === "text") return setting;
  const columns = Object.entries(setting.columns).map(([name, column]) => [
    name,
    column.offersOwnServices ? { ...column, choices: { ...column.choices, ...own } } : column,
  ]);
  return { ...setting, columns: Object.fromEntries(columns) as typeof setting.columns };
}

function shownSetting(name: string, setting: Setting, typed: Typed, stored: StoredSection) {
  const shared = { name, label: setting.label, hint: setting.hint, width: setting.width };
  /** Whether the setting still has the value that comes with the program. */
  const isStandard = stored[name] === undefined;
  if (setting.kind === "text")
    return {
      ...shared,
      kind: setting.kind,
      ...shownControl(setting),
      // A secret is never sent to the browser.
      typed: setting.goesTo ? "" : (typed as string),
      isKept: Boolean(setting.goesTo && typed),
      isStandard,
    };
  const columns = Object.entries(setting.columns).map(([column, cell]) => ({
    name: column,
    label: cell.label,
    hint: cell.hint,
    width: cell.width,
    folded: cell.folded,
    ...shownControl(cell),
  }));
  const { one, most, fold } = setting;
  return {
    ...shared,
    kind: setting.kind,
    one,
    most,
    fold,
    columns,
    typed: typed as Record<string, string>[],
    /** Set if each row of the list is shown as one line with a tick (rules/price-lines.ts). */
    lines: undefined as PriceLines | undefined,
    isStandard,
  };
}

function shownControl(setting: TextSetting) {
  const { control = "line", choices, max, standard, usual, follows } = setting;
  return {
    control,
    choices,
    max,
    isOptional: isMarkedOptional(setting),
    standard,
    usual,
    follows,
    hasWords: setting.hasWords ?? false,
    /** The text of the site that the setting's checkbox shows or leaves out. The form shows it beside the checkbox. */
    text: undefined as PartText | undefined,
  };
}

export type ShownSetting = ReturnType<typeof shownSetting> & { isLocked: boolean };
export type ShownText = Extract<ShownSetting, { kind: "text" }>;
export type ShownRows = Extract<ShownSetting, { kind: "rows" }>;

async function listChanges(key: SectionKey) {
  const rows = await db
    .select()
    .from(settingsChanges)
    .where(eq(settingsChanges.section, key))
    .orderBy(desc(settingsChanges.version))
    .limit(changesShown);
  return rows.map(({ version, actorName, createdAt, before, after }) => ({
    version,
    actorName,
    createdAt,
    differences: differencesOf(key, typedSection(key, before), typedSection(key, after)),
  }));
}

export type SettingsChange = SectionScreen["history"][number];
