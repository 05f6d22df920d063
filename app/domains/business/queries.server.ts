import { priceListWords } from "#app/domains/pricing/rules/price-list.ts";
import { saleTermLabels } from "./labels/legal.ts";
import type { BusinessProfile, ExampleBlock, SaleTerms, StoryText } from "./profile.ts";
import { specifiedProfile } from "./sections/assemble.server.ts";
import { paragraphsOf } from "./sections/written-texts.server.ts";
import { businessWords, fillTexts } from "./rules/texts.ts";

/** The texts of the presentation that are only on the home page. */
const homeTextNames: readonly StoryText[] = ["reassurances", "homeAboutText"];

/** The title of /about if its history is hidden. */
const aboutName = "À propos";

/** Returns the texts of /about. A hidden block is empty. */
export function aboutTexts(profile: BusinessProfile) {
  const texts = shownTexts(profile);
  const said = {
    title: texts.aboutTitle,
    lead: texts.aboutLead,
    history: paragraphsOf(texts.history),
    mission: { sentence: texts.missionSentence, text: texts.missionText },
    values: texts.values,
    call: callOf("about", profile),
  };
  return {
    ...fillTexts(said, businessWords(profile)),
    examples: storyExamplesOf(profile).filter((name) => !homeTextNames.includes(name)),
    figures: shown(profile, "aboutFigures"),
    certifications: shown(profile, "certifications"),
    team: profile.team,
  };
}

/** Returns the texts of the home page. */
export function homeTexts(profile: BusinessProfile) {
  const texts = shownTexts(profile);
  const said = {
    hero: {
      title: texts.heroTitle,
      lead: texts.heroLead,
      action: texts.heroAction,
      second: texts.heroSecond,
      reassurances: texts.reassurances,
    },
    servicesLead: texts.servicesLead,
    about: {
      title: texts.homeAboutTitle,
      paragraphs: paragraphsOf(texts.homeAboutText),
      more: texts.history ? "Notre histoire" : `${aboutName} de l’atelier`,
      isExample: storyExamplesOf(profile).includes("homeAboutText"),
    },
    prices: { title: texts.pricesTitle, lead: texts.pricesLead, terms: priceTerms },
    contactLead: texts.contactLead,
    call: callOf("home", profile),
  };
  const filled = fillTexts(said, { ...businessWords(profile), exemples_prix: confirmedExamples(profile) });
  // A card without a number is about a delay that the owner hides, so the card is left out.
  const reassurances = filled.hero.reassurances.filter(({ figure }) => figure);
  return { ...filled, hero: { ...filled.hero, reassurances } };
}

/** The small print under the plans of the home page. */
const priceTerms =
  "{regle_diagnostic}[ Une séance ponctuelle à distance\u00a0: {prix_des_seances}.][ {Deplacement}.][ À partir de\u00a0: {exemples_prix}.]";

/** Returns the price examples; null until the owner confirms them. Service pages show unconfirmed ones, with a note. */
function confirmedExamples({ blocks, prices }: BusinessProfile): string | null {
  return blocks.priceExamples === "confirmed" ? priceListWords(prices).exemples_prix : null;
}

/** Returns the texts without the hidden examples and without the titles above these examples (rule settings/story). */
function shownTexts({ texts, blocks, storyExamples }: BusinessProfile): BusinessProfile["texts"] {
  if (blocks.story !== "hidden") return texts;
  const own = (name: "homeAboutTitle" | "aboutTitle" | "aboutLead" | "missionSentence") =>
    texts[name] === specifiedProfile.texts[name] ? "" : texts[name];
  const isHidden = (name: StoryText) => storyExamples.includes(name);
  const emptied = storyExamples.map((name) => [name, name === "values" || name === "reassurances" ? [] : ""]);
  return {
    ...texts,
    homeAboutTitle: isHidden("homeAboutText") ? own("homeAboutTitle") : texts.homeAboutTitle,
    aboutTitle: (isHidden("history") ? own("aboutTitle") : texts.aboutTitle) || aboutName,
    aboutLead: own("aboutLead"),
    missionSentence: own("missionSentence"),
    ...(Object.fromEntries(emptied) as Partial<BusinessProfile["texts"]>),
  };
}

/** Returns the texts of the shop's presentation that are shown as examples. */
function storyExamplesOf({ blocks, storyExamples }: BusinessProfile): readonly StoryText[] {
  return blocks.story === "example" ? storyExamples : [];
}

/** Returns the title and text of the block at the end of a page that invites visitors to request a quote. */
export function callOf(page: "home" | "about" | "services" | "blog", profile: BusinessProfile) {
  const call = { title: profile.texts[`${page}CallTitle`], text: profile.texts[`${page}CallText`] };
  return fillTexts(call, businessWords(profile));
}

export type AboutTexts = ReturnType<typeof aboutTexts>;

/** Returns what a block of claims shows: nothing if the owner hides it (rule pages/claims). */
export function shown<Block extends "aboutFigures" | "homeFigures" | "certifications" | "testimonials">(
  profile: BusinessProfile,
  block: Block & ExampleBlock,
): BusinessProfile[Block] | [] {
  return profile.blocks[block] === "hidden" ? [] : fillTexts(profile[block], businessWords(profile));
}

/** Returns the owner's facts in the terms of sale. */
export function saleTermsOf({ legal }: BusinessProfile): SaleTerms {
  const names = Object.keys(saleTermLabels) as (keyof SaleTerms)[];
  return Object.fromEntries(names.map((name) => [name, legal[name]])) as SaleTerms;
}
