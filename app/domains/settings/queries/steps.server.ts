import { currentProfile } from "#app/domains/business/profile.server.ts";
import { type GoLiveGaps, goLiveList } from "#app/domains/business/rules/go-live.ts";
import { type WelcomeStep, welcomeSteps } from "../content.ts";
import { firstStartRow } from "../commands/stored.server.ts";
import { getSectionScreen, listStoredNames, type SectionScreen } from "./section.server.ts";
import { businessWords, fillTexts, type Words } from "#app/domains/business/rules/texts.ts";
import { besideList, listsOfBlocks } from "../rules/blocks.ts";

/** Returns the steps of the first start that somebody has saved, or whose settings have been set elsewhere. */
export async function listDoneSteps(): Promise<string[]> {
  const stored = await listStoredNames();
  const saved = stored[firstStartRow] ?? [];
  return welcomeSteps
    .filter(({ slug, section, names }) => {
      const isSet = stored[section]?.some((name) => !names || names.includes(name));
      return isSet || saved.includes(slug);
    })
    .map(({ slug }) => slug);
}

/** Returns what is left before the site goes live: the steps that are done, and the list. */
export async function getBeforeLive(gaps: GoLiveGaps) {
  const [profile, done] = await Promise.all([currentProfile(), listDoneSteps()]);
  return { done, list: goLiveList(profile, gaps) };
}

/**
 * Returns what a step of the first start shows. Versions only rise: the sum of two is another one as soon as somebody
 * saves either section.
 */
export async function getStepScreen({
  section,
  names,
  beside,
  folded = [],
}: WelcomeStep): Promise<SectionScreen> {
  const profile = await currentProfile();
  const { prices: sheets } = profile.invented;
  const words = businessWords(profile);
  const [screen, other] = await Promise.all([
    getSectionScreen(section, names ? [...names, ...listsOfBlocks(names)] : undefined),
    beside ? getSectionScreen(beside.section, beside.names) : null,
  ]);
  const asked = names
    ? screen.groups.map((group) => askedOf(group, { names, folded, words }))
    : screen.groups;
  const own = { ...screen, groups: asked.map((group) => withUnchecked(group, sheets)) };
  if (!beside || !other) return own;
  const others = inOneSheet(other.groups.map(withUsual), beside.sheet);
  const groups = beside.isFirst ? [...others, ...own.groups] : [...own.groups, ...others];
  return { ...own, groups, version: own.version + other.version, words: own.words ?? other.words };
}

type Group = SectionScreen["groups"][number];

/** Returns the settings of sheets in one sheet, when there is one for them. */
function inOneSheet(groups: Group[], sheet: NonNullable<WelcomeStep["beside"]>["sheet"]): Group[] {
  return sheet ? [{ ...sheet, given: null, settings: groups.flatMap(({ settings }) => settings) }] : groups;
}

/** Offers what most shops answer as a list, with the shop's own answer. */
function withUsual(group: Group): Group {
  const settings = group.settings.map((setting) => {
    if (setting.kind === "rows" || !setting.usual) return setting;
    const choices = Object.fromEntries([...setting.usual, setting.typed].map((text) => [text, text]));
    return { ...setting, control: "choice" as const, choices, hint: undefined };
  });
  return { ...group, settings };
}

/** Names the price lists of the specified site beside the choice to call them verified. */
function withUnchecked(group: Group, sheets: readonly string[]): Group {
  const settings = group.settings.map((setting) =>
    setting.name === "plansState" && sheets.length > 0
      ? { ...setting, hint: `${sheets.join(". ")}.` }
      : setting,
  );
  return { ...group, settings };
}

interface Asked {
  names: readonly string[];
  folded: readonly string[];
  /** The meaning of the names in braces. */
  words: Words;
}

/** Returns a sheet with the settings a step asks for. What a block claims stands under its choice (rule settings/first-start). */
function askedOf(group: Group, { names, folded, words }: Asked): Group {
  const lists = group.settings.filter(({ kind, name }) => kind === "rows" && !names.includes(name));
  const settings = group.settings
    .filter(({ name }) => names.includes(name))
    .map((setting) => {
      const list = lists.find(({ name }) => listsOfBlocks([setting.name]).includes(name));
      if (list?.kind !== "rows" || setting.kind !== "text") return setting;
      return besideList(setting, fillTexts(list.typed, words));
    });
  return {
    ...group,
    settings,
    isFolded: group.isFolded || settings.some(({ name }) => folded.includes(name)),
  };
}
