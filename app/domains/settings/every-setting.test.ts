import { describe, expect, test } from "vitest";
import { sectionOf, sections, type SectionKey, typedSection } from "#app/domains/business/registry.server.ts";
import type { RowsSetting, TextSetting, Typed } from "#app/domains/business/sections/settings.server.ts";
import { firstValue, textValues } from "#app/lib/forms/form.ts";
import { checkEach } from "./commands/check.server.ts";

interface Place {
  /** The name of the setting's field in a form: 'closures.0.first'. */
  name: string;
  setting: TextSetting;
  /**
   * Returns what the check of the section returns when a text is typed in this field: the errors, and the values to
   * store.
   */
  typing: (text: string) => ReturnType<typeof checkEach>;
}

const keys = Object.keys(sections) as SectionKey[];

/** Every field into which a person types: each setting with a text, and each column of a list. */
const places: Place[] = keys.flatMap((key) =>
  Object.entries(sectionOf(key).settings).flatMap(([name, setting]) => {
    if (setting.kind === "text")
      return [{ name, setting, typing: (text: string) => checkEach(key, { [name]: text }) }];
    return Object.entries(setting.columns).map(([column, cell]) => ({
      name: `${name}.0.${column}`,
      setting: cell,
      typing: (text: string) => checkEach(key, { [name]: [{ ...filled(setting), [column]: text }] }),
    }));
  }),
);

/** Returns a row that does not count as blank, even if a test empties one column. */
function filled({ columns }: RowsSetting): Record<string, string> {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, "1"]));
}

const isFrench = (message: string | undefined) =>
  typeof message === "string" &&
  /^[A-ZÀÉÈÊÎ«0-9]/.test(message) &&
  !/\b(?:invalid|expected|required|string|too (?:big|long|small))\b/i.test(message);

// rule settings/checks
describe.each(places)("the setting $name", ({ name, setting, typing }) => {
  test("refuses a text that is too long, with a message in French", () => {
    const message = typing("x".repeat(setting.max + 1)).errors[name];
    expect(isFrench(message), message).toBe(true);
  });

  test("may stay blank, or has a message in French that says what is missing", () => {
    const message = typing("  \n ").errors[name];
    expect(message === undefined || isFrench(message), message).toBe(true);
  });

  test("stores no control character", () => {
    const { stored, errors } = typing(firstValue(textValues([["typed", "a\u0000b\u0007"]]), "typed"));
    const kept = errors[name] === undefined ? JSON.stringify(stored) : "";
    expect(kept).not.toMatch(/\\u00(?:0[0-8bcef]|1)/i);
  });
});

test("a list refuses more rows than it has room for, and says so", () => {
  for (const key of keys)
    for (const [name, setting] of Object.entries(sectionOf(key).settings)) {
      if (setting.kind !== "rows") continue;
      const rows: Typed = Array.from({ length: setting.most + 1 }, () => filled(setting));
      expect(checkEach(key, { [name]: rows }).errors[name], name).toMatch(/^\d+\s(?:ligne|lignes) au plus$/);
    }
});

// rule settings/defaults
test("a section saved without a change stores nothing, so its lists still follow the specified site", () => {
  for (const key of keys) expect(checkEach(key, typedSection(key, {})).stored, key).toEqual({});
});
