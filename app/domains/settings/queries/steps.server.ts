import { currentProfile } from "#app/domains/business/profile.server.ts";
import { type GoLiveGaps, goLiveList } from "#app/domains/business/rules/go-live.ts";
import { mailConnection } from "#app/lib/mail/connection.server.ts";
import { isDemo } from "#app/lib/mail/smtp.server.ts";
import { lacksMail } from "#app/lib/mail/state.server.ts";
import { type WelcomeStep, welcomeSteps } from "../content.ts";
import { firstStartRow } from "../commands/stored.server.ts";
import { getSectionScreen, listStoredNames, type SectionScreen } from "./section.server.ts";
import { businessWords, fillTexts, type Words } from "#app/domains/business/rules/texts.ts";
import { besideList, listsOfBlocks } from "../rules/blocks.ts";
import {
  type Group,
  inOneSheet,
  withNoMail,
  withQuestions,
  withUnchecked,
  withUsual,
} from "../rules/step-sheets.ts";

/**
 * Returns the slugs of the steps that are done: the steps that somebody saved, and those of which somebody set a
 * setting on another screen.
 */
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

/** Returns the steps that are done and the list of what is left before the site goes live. */
export async function getBeforeLive(gaps: Omit<GoLiveGaps, "lacksMail">) {
  const [profile, done, isLacking] = await Promise.all([currentProfile(), listDoneSteps(), lacksMail()]);
  return { done, list: goLiveList(profile, { ...gaps, lacksMail: isLacking }) };
}

/**
 * Returns the data of a step of the first start. Its version is the sum of its sections' versions. Versions only
 * increase, so the sum changes when somebody saves any of these sections.
 */
export async function getStepScreen({
  section,
  names,
  beside = [],
  folded = [],
  together,
}: WelcomeStep): Promise<SectionScreen> {
  const profile = await currentProfile();
  const { prices: unchecked } = profile.invented;
  const words = businessWords(profile);
  const [screen, ...others] = await Promise.all([
    getSectionScreen(section),
    ...beside.map((one) => getSectionScreen(one.section, one.names)),
  ]);
  const { server } = await mailConnection();
  const isSilent = server === null && !isDemo();
  const asked = names
    ? screen.groups
        .map((group) => askedOf(group, { names, folded, words }))
        .filter(({ settings }) => settings.length > 0)
    : screen.groups;
  const own = { ...screen, trial: null, groups: asked.map((group) => withUnchecked(group, unchecked)) };
  const sheets: Record<"before" | "after", Group[]> = { before: [], after: [] };
  beside.forEach(({ isFirst, sheet }, index) => {
    const shown = inOneSheet((others[index]?.groups ?? []).map(withUsual), sheet);
    sheets[isFirst ? "before" : "after"].push(...(isSilent ? shown.map(withNoMail) : shown));
  });
  const groups = [...sheets.before, ...own.groups, ...sheets.after];
  return {
    ...own,
    groups: together ? withQuestions(groups, together) : groups,
    version: others.reduce((sum, { version }) => sum + version, own.version),
    words: own.words ?? others.find(({ words }) => words)?.words ?? null,
  };
}

interface Asked {
  names: readonly string[];
  folded: readonly string[];
  /** The value of each name in braces. */
  words: Words;
}

/**
 * Returns a sheet with only the settings for which a step asks. The claims of a block are listed below its choice (rule
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
