import {
  readSection,
  type SectionKey,
  sectionOf,
  type StoredSection,
} from "#app/domains/business/registry.server.ts";
import type { TextSetting, Typed } from "#app/domains/business/sections/settings.server.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { isBlankRow } from "../rules/form.ts";
import { checkEach, checkRows, checkText, choiceColumns } from "./check.server.ts";

/**
 * Checks all typed values of a section. Returns the errors, or the values to store: those that differ from the values
 * that come with the program.
 */
export function checkSection(
  key: SectionKey,
  typed: Record<string, Typed>,
): { stored: StoredSection } | { errors: FormErrors } {
  const { stored, errors } = checkEach(key, typed);
  const all = { ...disagreements(key, typed), ...errors };
  return Object.keys(all).length > 0 ? { errors: all } : { stored };
}

/**
 * Returns the errors of settings that contradict each other. This check needs valid values, so a valid value takes the
 * place of each wrong one. The owner then reads these errors together with those of the single settings.
 */
function disagreements(key: SectionKey, typed: Record<string, Typed>): FormErrors {
  const { check, settings } = sectionOf(key);
  if (!check) return {};
  const right: StoredSection = {};
  /**
   * For each list, the positions of its filled rows in the form. Blank rows are not stored, but errors must be at the
   * right row.
   */
  const places: Record<string, number[]> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const given = typed[name] ?? setting.standard;
    if (setting.kind === "text") right[name] = rightText(setting, name, given);
    else {
      const rows = Array.isArray(given) ? given : [];
      places[name] = [...rows.keys()].filter(
        (index) => !isBlankRow(rows[index] ?? {}, choiceColumns(setting)),
      );
      right[name] = checkRows(setting, name, given, {}).map((row) =>
        Object.fromEntries(
          Object.entries(setting.columns).map(([column, cell]) => [
            column,
            rightText(cell, column, row[column] ?? ""),
          ]),
        ),
      );
    }
  }
  const found = Object.entries(check(readSection(key, right)));
  return Object.fromEntries(
    found.map(([name, error]) => {
      const [list = "", index, ...column] = name.split(".");
      const place = places[list]?.[Number(index)];
      return [place === undefined ? name : [list, place, ...column].join("."), error];
    }),
  );
}

/**
 * Returns a text in the form in which it is stored. Instead of a wrong text, it returns one that the setting accepts.
 */
function rightText(setting: TextSetting, name: string, given: Typed): string {
  const errors: FormErrors = {};
  const text = checkText(setting, name, given, errors);
  if (Object.keys(errors).length === 0) return text;
  return setting.schema.safeParse(setting.standard).success ? setting.standard : "1";
}
