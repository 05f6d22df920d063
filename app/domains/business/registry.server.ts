import { company } from "./sections/company.server.ts";
import { hours } from "./sections/hours.server.ts";
import { legal } from "./sections/legal.server.ts";
import { mail } from "./sections/mail.server.ts";
import { prices } from "./sections/prices.server.ts";
import { pages } from "./sections/service-texts.server.ts";
import { proof } from "./sections/proof.server.ts";
import { site } from "./sections/site.server.ts";
import { texts } from "./sections/texts.server.ts";
import { writing } from "./sections/written-texts.server.ts";
import type { Row, Section, SectionValues, Typed } from "./sections/settings.server.ts";

/** The sections that the owner can change, in the order of the settings' menu. */
export const sections = { company, hours, prices, legal, proof, writing, pages, site, mail, texts };

export type SectionKey = keyof typeof sections;

/** Everything the owner can change, as the program reads it. */
export type SettingValues = {
  [Key in SectionKey]: SectionValues<(typeof sections)[Key]["settings"]>;
};

/** The stored part of a section: only the settings that differ from those that came with the program. */
export type StoredSection = Record<string, Typed>;

/**
 * The database row that stores which steps of the first start (the first five screens of a new owner) were saved. Its
 * values are not settings. A fact that a saved step asks for counts as confirmed (rule settings/unconfirmed).
 */
export const firstStartRow = "first-start";

/** Whether a text is the key of a section. */
export function isSectionKey(text: string): text is SectionKey {
  return Object.hasOwn(sections, text);
}

/** Returns a section as a general `Section`, for code that handles all sections in the same way. */
export function sectionOf(key: SectionKey): Section {
  return sections[key] as unknown as Section;
}

/** Returns the typed text of each setting of a section: the stored text, or the one that comes with the program. */
export function typedSection(key: SectionKey, stored: StoredSection): Record<string, Typed> {
  const { settings, complete } = sectionOf(key);
  const typed = Object.fromEntries(
    Object.entries(settings).map(([name, { standard }]) => [name, stored[name] ?? standard]),
  );
  return complete ? complete(typed) : typed;
}

/**
 * Returns the values of a section, as its checks read them. If a check refuses a stored text (for example after an
 * upgrade), the value is the one that comes with the program.
 */
export function readSection<Key extends SectionKey>(key: Key, stored: StoredSection): SettingValues[Key] {
  const typed = typedSection(key, stored);
  const values = Object.entries(sectionOf(key).settings).map(([name, setting]) => {
    const given = typed[name] === setting.standard ? undefined : read(setting, typed[name]);
    return [name, given === undefined ? readStandard(setting) : given];
  });
  return Object.fromEntries(values) as SettingValues[Key];
}

type AnySetting = Section["settings"][string];

/**
 * The checked values that come with the program. They are cached, because every section is read twice when the program
 * starts, and most settings have these values.
 */
const standards = new WeakMap<AnySetting, unknown>();

function readStandard(setting: AnySetting): unknown {
  if (!standards.has(setting)) standards.set(setting, read(setting, setting.standard));
  return standards.get(setting);
}

function read(setting: AnySetting, typed: Typed | undefined): unknown {
  if (setting.kind === "text") {
    const checked = setting.schema.safeParse(typed);
    return checked.success ? checked.data : undefined;
  }
  if (!Array.isArray(typed)) return undefined;
  return typed.flatMap((row: Row) => {
    const cells = Object.entries(setting.columns).map(
      ([name, column]) => [name, column.schema.safeParse(row[name] ?? column.standard)] as const,
    );
    if (cells.some(([, cell]) => !cell.success)) return [];
    return [Object.fromEntries(cells.map(([name, cell]) => [name, cell.data]))];
  });
}
