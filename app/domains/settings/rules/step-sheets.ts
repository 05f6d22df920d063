import { noMailTexts, type WelcomeStep } from "../content.ts";
import type { PartText } from "#app/domains/services/rules/part-texts.ts";
import type { SectionScreen, ShownSetting } from "../queries/section.server.ts";
import { sectionPath } from "./form.ts";
import { withLines } from "./price-lines.ts";

export type Group = SectionScreen["groups"][number];

/**
 * Returns the sheets (groups of settings) of a step of the first start (the first five screens of a new owner), in
 * order. `groups` are the sheets of the sections, which contain all settings of the step. A sheet without any setting
 * left is left out.
 */
export function stepSheets({ sheets }: WelcomeStep, groups: readonly Group[]): Group[] {
  return sheets.flatMap(({ title, text, isFolded = false, names }) => {
    const found = names.flatMap((name) =>
      groups.flatMap((group) =>
        group.settings.flatMap((setting) => (setting.name === name ? [{ group, setting }] : [])),
      ),
    );
    const [first] = found;
    if (!first) return [];
    const settings = found.map(({ setting }) => asAsked(setting));
    return [{ ...first.group, title, text, isFolded, settings }];
  });
}

/**
 * Returns a screen in which each tick that has a text in `texts` shows this text of the site, and takes a whole line.
 */
export function withPartTexts(
  screen: SectionScreen,
  texts: Readonly<Record<string, PartText>>,
): SectionScreen {
  const groups = screen.groups.map((group) => ({
    ...group,
    settings: group.settings.map((setting) => {
      const text = texts[setting.name];
      return setting.kind === "text" && text ? { ...setting, text, width: undefined } : setting;
    }),
  }));
  return { ...screen, groups };
}

/**
 * Returns a setting as a step of the first start asks for it. A text with usual values becomes a list of choices, and a
 * list of prices gets one line for each price.
 */
function asAsked(setting: ShownSetting): ShownSetting {
  if (setting.kind === "rows") return { ...setting, ...withLines(setting) };
  if (!setting.usual) return setting;
  const choices = Object.fromEntries([...setting.usual, setting.typed].map((text) => [text, text]));
  return { ...setting, control: "choice" as const, choices, hint: undefined };
}

/**
 * Returns a sheet (group of settings). If the sheet asks who gets an e-mail about requests, it gets a warning that no
 * e-mail can be sent yet, with a link to the settings of the mail server.
 */
export function withNoMail(group: Group): Group {
  const isTold = group.settings.some(({ name }) => name === "recipients");
  return isTold ? { ...group, warning: { ...noMailTexts, to: sectionPath("mail") } } : group;
}
