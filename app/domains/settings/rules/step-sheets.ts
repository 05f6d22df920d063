import { noMailTexts, type WelcomeStep } from "../content.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { sectionPath } from "./form.ts";

export type Group = SectionScreen["groups"][number];

/**
 * Returns the sheets (groups of settings) of a step. All sheets with a single question are combined into a first sheet
 * with two questions a line.
 */
export function withQuestions(groups: Group[], title: string): Group[] {
  const single = groups.filter(({ settings }) => settings.length === 1);
  const settings = single.flatMap((group) =>
    group.settings.map((one) => ({ ...one, width: "half" as const })),
  );
  const others = groups.filter((group) => !single.includes(group));
  return [{ title, text: undefined, given: null, warning: null, isFolded: false, settings }, ...others];
}

/**
 * Returns the settings of several sheets in one sheet, if `sheet` describes one. Otherwise returns the sheets
 * unchanged.
 */
export function inOneSheet(
  groups: Group[],
  sheet: NonNullable<WelcomeStep["beside"]>[number]["sheet"],
): Group[] {
  const [first] = groups;
  if (!sheet || !first) return groups;
  return [{ ...first, ...sheet, settings: groups.flatMap(({ settings }) => settings) }];
}

/**
 * Returns a sheet. If it asks who gets notifications, it also gets the warning that no e-mail can be sent yet, with a
 * link to the mail settings.
 */
export function withNoMail(group: Group): Group {
  const isTold = group.settings.some(({ name }) => name === "recipients");
  return isTold ? { ...group, warning: { ...noMailTexts, to: sectionPath("mail") } } : group;
}

/**
 * Returns a sheet that offers the usual values, and the shop's own value, as a list of choices. It is short, so it is
 * not folded.
 */
export function withUsual(group: Group): Group {
  const settings = group.settings.map((setting) => {
    if (setting.kind === "rows" || !setting.usual) return setting;
    const choices = Object.fromEntries([...setting.usual, setting.typed].map((text) => [text, text]));
    return { ...setting, control: "choice" as const, choices, hint: undefined };
  });
  return { ...group, isFolded: false, settings };
}

/**
 * Returns a sheet in which the choice that marks prices as verified names the price lists that are still those of the
 * specified site.
 */
export function withUnchecked(group: Group, sheets: readonly string[]): Group {
  const settings = group.settings.map((setting) =>
    setting.name === "plansState" && sheets.length > 0
      ? { ...setting, hint: `${sheets.join(". ")}.` }
      : setting,
  );
  return { ...group, settings };
}
