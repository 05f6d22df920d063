import { expect, test } from "vitest";
import { aboutTexts, homeTexts } from "#app/domains/business/queries.server.ts";
import { goLiveTexts } from "#app/domains/business/labels/go-live.ts";
import { exampleLabels } from "#app/domains/business/labels/examples.ts";
import { goLiveList } from "#app/domains/business/rules/go-live.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { welcomeSteps } from "./content.ts";

const own = {
  reassurances: [
    { figure: "48 h", title: "Vite", text: "À l’atelier." },
    { figure: "90 j", title: "Garanti", text: "Sans frais." },
    { figure: "1972", title: "Ancien", text: "De père en fille." },
  ],
  homeAboutText: "Nous sommes deux.",
  history: "Ouvert en 2024.",
  missionText: "Réparer d’abord.",
  values: [{ name: "Patience", description: "Nous prenons le temps." }],
};
const gaps = { lacksMail: false, elsewhere: 0, isEmpty: false, articles: 0, answers: 0 };
const listed = (profile: BusinessProfile) =>
  goLiveList(profile, gaps)
    .first.filter(({ title }) => !title.includes(goLiveTexts.kinds.marks.one))
    .flatMap(({ parts }) => parts)
    .includes(exampleLabels.story);

// rule settings/story
test("the shop's presentation is an example on its pages and on the go-live checklist until the owner confirms it", () => {
  expect(aboutTexts(specifiedProfile).examples).toEqual(["history", "missionText", "values"]);
  expect(homeTexts(specifiedProfile).about.isExample).toBe(true);
  expect(listed(specifiedProfile)).toBe(true);
  const confirmed = assembleProfile({ proof: { storyState: "confirmed" } });
  expect(aboutTexts(confirmed)).toMatchObject({
    examples: [],
    history: aboutTexts(specifiedProfile).history,
  });
  expect([homeTexts(confirmed).about.isExample, listed(confirmed)]).toEqual([false, false]);
  expect(welcomeSteps.at(-1)?.sheets[0]?.names).toContain("storyState");
});

// rule settings/story
test("a hidden presentation is left out of the pages, but what the owner wrote stays", () => {
  const hidden = assembleProfile({ proof: { storyState: "hidden" }, writing: { history: own.history } });
  const { history, mission, values } = aboutTexts(hidden);
  expect([history, mission, values]).toEqual([[own.history], { sentence: "", text: "" }, []]);
  expect(homeTexts(hidden).about).toMatchObject({ title: "", paragraphs: [], more: "Notre histoire" });
  expect(homeTexts(hidden).hero.reassurances).toEqual([]);
  expect(listed(hidden)).toBe(false);
});

// rule settings/story
test("a hidden presentation is left out with its titles, and with it a page that would then be empty", () => {
  const silent = (proof: Record<string, unknown>, writing: Record<string, string> = {}) =>
    assembleProfile({ proof: { storyState: "hidden", ...proof }, writing } as never);
  const partly = silent({});
  expect(aboutTexts(partly)).toMatchObject({ title: "À propos", lead: "", history: [] });
  expect(homeTexts(partly).about).toMatchObject({ title: "", more: "À propos de l’atelier" });
  expect(isShown(partly, "/about")).toBe(true);
  const figures = { aboutFiguresState: "hidden", certificationsState: "hidden" };
  expect(isShown(silent(figures), "/about")).toBe(false);
  expect(isShown(silent({ ...figures, team: [{ name: "Anne" }] }), "/about")).toBe(true);
  const written = silent(figures, { missionSentence: "Réparer.", homeAboutTitle: "Chez Anne" });
  expect([isShown(written, "/about"), homeTexts(written).about.title]).toEqual([true, "Chez Anne"]);
  expect(aboutTexts(written).mission.sentence).toBe("Réparer.");
});

// rule settings/story
test("a text that the owner wrote is not an example", () => {
  const partly = assembleProfile({ writing: { history: own.history } });
  expect(aboutTexts(partly).examples).toEqual(["missionText", "values"]);
  const written = assembleProfile({ writing: own });
  expect([aboutTexts(written).examples, homeTexts(written).about.isExample]).toEqual([[], false]);
  expect(listed(written)).toBe(false);
});
