import { priceListWords } from "#app/domains/pricing/rules/price-list.ts";
import { saleTermLabels } from "./labels/legal.ts";
import type { BusinessProfile, ExampleBlock, SaleTerms, StoryText } from "./profile.ts";
import { specifiedProfile } from "./sections/assemble.server.ts";
import { paragraphsOf } from "./sections/written-texts.server.ts";
import { businessWords, fillTexts } from "./rules/texts.ts";

/** The texts that only the home page shows, among those that present the shop. */
const homeTextNames: readonly StoryText[] = ["reassurances", "homeAboutText"];

/** The title of /about if its history is hidden. */
const aboutName = "À propos";

/** Returns the texts of /about, with values in place of the names in braces. A block that the owner hides is empty. */
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

/** Returns the texts of the home page, with values in place of the names in braces. */
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
  // The figure of a card is blank if the owner hides the delays or gives no guarantee. The whole card is then left out.
  const reassurances = filled.hero.reassurances.filter(({ figure }) => figure);
  return { ...filled, hero: { ...filled.hero, reassurances } };
}

/** The small print under the plans of the home page. */
const priceTerms =
  "{regle_diagnostic}[ Une séance ponctuelle à distance\u00a0: {prix_des_seances}.][ {Deplacement}.][ À partir de\u00a0: {exemples_prix}.]";

/**
 * Returns the price examples ("from 49 €") as text, or null until the owner has confirmed them. The home page shows
 * only confirmed ones; service pages show others too, with a note.
 */
function confirmedExamples({ blocks, prices }: BusinessProfile): string | null {
  return blocks.priceExamples === "confirmed" ? priceListWords(prices).exemples_prix : null;
}

/**
 * Returns the texts that present the shop. If the owner hides the samples that came with the program, they and their
 * titles are empty (rule settings/story).
 */
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

/** Returns which texts of the presentation are still samples, so that the page marks them as examples. */
function storyExamplesOf({ blocks, storyExamples }: BusinessProfile): readonly StoryText[] {
  return blocks.story === "example" ? storyExamples : [];
}

/** Returns the title and text of the block at the end of a page that invites visitors to request a quote. */
export function callOf(page: "home" | "about" | "services" | "blog", profile: BusinessProfile) {
  const call = { title: profile.texts[`${page}CallTitle`], text: profile.texts[`${page}CallText`] };
  return fillTexts(call, businessWords(profile));
}

export type AboutTexts = ReturnType<typeof aboutTexts>;

/**
 * Returns a block of claims (statements that only the owner can confirm), or an empty list if the owner hides it (rule
 * pages/claims).
 */
export function shown<Block extends "aboutFigures" | "homeFigures" | "certifications" | "testimonials">(
  profile: BusinessProfile,
  block: Block & ExampleBlock,
): BusinessProfile[Block] | [] {
  return profile.blocks[block] === "hidden" ? [] : fillTexts(profile[block], businessWords(profile));
}

/** Returns the facts of the terms of sale that the owner typed. */
export function saleTermsOf({ legal }: BusinessProfile): SaleTerms {
  const names = Object.keys(saleTermLabels) as (keyof SaleTerms)[];
  return Object.fromEntries(names.map((name) => [name, legal[name]])) as SaleTerms;
}
