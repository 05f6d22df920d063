import { currentProfile } from "#app/domains/business/profile.server.ts";
import { type GoLiveGaps, goLiveList } from "#app/domains/business/rules/go-live.ts";
import { lacksMail } from "#app/lib/mail/state.server.ts";
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
export async function getBeforeLive(gaps: Omit<GoLiveGaps, "lacksMail">) {
  const [profile, done, isLacking] = await Promise.all([currentProfile(), listDoneSteps(), lacksMail()]);
  return { done, list: goLiveList(profile, { ...gaps, lacksMail: isLacking }) };
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
  together,
}: WelcomeStep): Promise<SectionScreen> {
  const profile = await currentProfile();
  const { prices: sheets } = profile.invented;
  const words = businessWords(profile);
  const [screen, other] = await Promise.all([
    getSectionScreen(section),
    beside ? getSectionScreen(beside.section, beside.names) : null,
  ]);
  const asked = names
    ? screen.groups
        .map((group) => askedOf(group, { names, folded, words }))
        .filter(({ settings }) => settings.length > 0)
    : screen.groups;
  const own = { ...screen, trial: null, groups: asked.map((group) => withUnchecked(group, sheets)) };
  if (!beside || !other) return own;
  const others = inOneSheet(other.groups.map(withUsual), beside.sheet);
  const groups = beside.isFirst ? [...others, ...own.groups] : [...own.groups, ...others];
  return {
    ...own,
    groups: together ? withQuestions(groups, together) : groups,
    version: own.version + other.version,
    words: own.words ?? other.words,
  };
}

/** Returns one sheet for all that ask a single question, before the others: two questions on a line. */
function withQuestions(groups: Group[], title: string): Group[] {
  const single = groups.filter(({ settings }) => settings.length === 1);
  const settings = single.flatMap((group) =>
    group.settings.map((one) => ({ ...one, width: "half" as const })),
  );
  const others = groups.filter((group) => !single.includes(group));
  return [{ title, text: undefined, given: null, isFolded: false, settings }, ...others];
}

type Group = SectionScreen["groups"][number];

/** Returns the settings of sheets in one sheet, when there is one for them. */
function inOneSheet(groups: Group[], sheet: NonNullable<WelcomeStep["beside"]>["sheet"]): Group[] {
  return sheet ? [{ ...sheet, given: null, settings: groups.flatMap(({ settings }) => settings) }] : groups;
}

/** Offers what most shops answer as a list, with the shop's own answer. A step asks few things of a sheet: none is folded. */
function withUsual(group: Group): Group {
  const settings = group.settings.map((setting) => {
    if (setting.kind === "rows" || !setting.usual) return setting;
    const choices = Object.fromEntries([...setting.usual, setting.typed].map((text) => [text, text]));
    return { ...setting, control: "choice" as const, choices, hint: undefined };
  });
  return { ...group, isFolded: false, settings };
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

/**
 * Returns a sheet with the settings a step asks for. The claims of a block are below its choice (rule
 * settings/first-start).
 */
function askedOf(group: Group, { names, folded, words }: Asked): Group {
  const unasked = group.settings.filter(({ name }) => !names.includes(name));
  const lists = unasked.filter(({ kind }) => kind === "rows");
  const claimed = unasked.flatMap((one) =>
    one.kind === "text" && one.typed
      ? [`${one.label}${one.label.endsWith("…") ? " " : "\u00a0: "}${one.typed}`]
      : [],
  );
  const settings = group.settings
    .filter(({ name }) => names.includes(name))
    .map((setting) => {
      if (setting.kind !== "text" || !setting.name.endsWith("State") || setting.hint) return setting;
      const list = lists.find(({ name }) => listsOfBlocks([setting.name]).includes(name));
      if (list?.kind === "rows") return besideList(setting, fillTexts(list.typed, words));
      const isBlock = setting.choices && "hidden" in setting.choices;
      return isBlock && claimed.length > 0 ? { ...setting, hint: `${claimed.join(", ")}.` } : setting;
    });
  return {
    ...group,
    settings,
    isFolded: settings.some(({ name }) => folded.includes(name)),
  };
}
