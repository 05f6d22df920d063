import { currentProfile } from "#app/domains/business/profile.server.ts";
import { firstStartRow } from "#app/domains/business/registry.server.ts";
import { type GoLiveGaps, goLiveList } from "#app/domains/business/rules/go-live.ts";
import { mailConnection } from "#app/lib/mail/connection.server.ts";
import { isDemo } from "#app/lib/mail/smtp.server.ts";
import { lacksMail } from "#app/lib/mail/state.server.ts";
import { ownNames, type WelcomeStep, welcomeSteps } from "../content.ts";
import { getSectionScreen, listStoredNames, type SectionScreen } from "./section.server.ts";
import { businessWords, fillTexts, type Words } from "#app/domains/business/rules/texts.ts";
import { besideList, listsOfBlocks } from "../rules/blocks.ts";
import { type Group, stepSheets, withNoMail } from "../rules/step-sheets.ts";
import { withMissing } from "./missing-rows.server.ts";

/**
 * Returns the slugs of the steps of the first start (the first five screens of a new owner) that are done. A step is
 * done if somebody saved it, or set one of its settings on another screen.
 */
export async function listDoneSteps(): Promise<string[]> {
  const stored = await listStoredNames();
  const saved = stored[firstStartRow] ?? [];
  return welcomeSteps
    .filter((step) => {
      const names = ownNames(step);
      return stored[step.section]?.some((name) => names.includes(name)) || saved.includes(step.slug);
    })
    .map(({ slug }) => slug);
}

/**
 * Returns the data from which the dashboard shows what is left to do before the site opens: the slugs of the steps of
 * the first start that are done, and the go-live checklist.
 */
export async function getBeforeLive(gaps: Omit<GoLiveGaps, "lacksMail">) {
  const [profile, done, isLacking] = await Promise.all([currentProfile(), listDoneSteps(), lacksMail()]);
  return { done, list: goLiveList(profile, { ...gaps, lacksMail: isLacking }) };
}

/**
 * Returns the data of a step of the first start. Its version is the sum of the versions of its sections. Each version
 * only increases, so the sum changes with every save.
 */
export async function getStepScreen(step: WelcomeStep): Promise<SectionScreen> {
  const { section, beside = [] } = step;
  const words = businessWords(await currentProfile());
  const [screen, ...others] = await Promise.all([
    getSectionScreen(section),
    ...beside.map((one) => getSectionScreen(one.section, one.names)),
  ]);
  const { server } = await mailConnection();
  const isSilent = server === null && !isDemo();
  const own = screen.groups.map((group) => withClaims(group, ownNames(step), words));
  const groups = stepSheets(step, [...own, ...others.flatMap((other) => other.groups)]);
  return {
    ...screen,
    trial: null,
    groups: groups.map((group) => withMissing(section, isSilent ? withNoMail(group) : group)),
    version: others.reduce((sum, { version }) => sum + version, screen.version),
    words: screen.words ?? others.find(({ words }) => words)?.words ?? null,
  };
}

/**
 * Returns a sheet (group of settings) that asks only whether a block of claims (statements that only the owner can
 * confirm) is shown. The claims themselves are listed below this choice, so that the owner knows what it is about (rule
 * settings/first-start).
 */
function withClaims(group: Group, asked: readonly string[], words: Words): Group {
  const unasked = group.settings.filter(({ name }) => !asked.includes(name));
  const lists = unasked.filter(({ kind }) => kind === "rows");
  const claimed = unasked.flatMap((one) =>
    one.kind === "text" && one.typed
      ? [`${one.label}${one.label.endsWith("…") ? " " : "\u00a0: "}${one.typed}`]
      : [],
  );
  const settings = group.settings.map((setting) => {
    if (setting.kind !== "text" || !setting.name.endsWith("State") || setting.hint) return setting;
    const list = lists.find(({ name }) => listsOfBlocks([setting.name]).includes(name));
    if (list?.kind === "rows") return besideList(setting, fillTexts(list.typed, words));
    const isBlock = setting.choices && "hidden" in setting.choices;
    return isBlock && claimed.length > 0 ? { ...setting, hint: `${claimed.join(", ")}.` } : setting;
  });
  return { ...group, settings };
}
