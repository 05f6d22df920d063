import { type SectionKey, sectionOf } from "#app/domains/business/registry.server.ts";
import type { Group } from "../rules/step-sheets.ts";

/**
 * Returns a sheet (group of settings) whose lists of prices also contain the rows of a new installation that the owner
 * has removed. These rows have no tick, and one press on the tick offers them again. A renamed row is not missing,
 * because its role (what it is the price of) shows which row of a new installation it is.
 */
export function withMissing(key: SectionKey, group: Group): Group {
  const settings = group.settings.map((setting) => {
    const declared = sectionOf(key).settings[setting.name];
    if (setting.kind !== "rows" || !setting.lines || declared?.kind !== "rows") return setting;
    const { typed } = setting;
    const missing = declared.standard
      .filter((row) => !typed.some(({ role, name }) => (role && role === row.role) || name === row.name))
      .slice(0, Math.max(0, declared.standard.length - typed.length));
    const unticked = missing.map((_, index) => typed.length + index);
    return { ...setting, lines: { rows: [...typed, ...missing], unticked } };
  });
  return { ...group, settings };
}
