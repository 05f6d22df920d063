import { saleTermLabels } from "./labels/legal.ts";
import type { BusinessProfile, ExampleBlock, SaleTerms } from "./profile.ts";
import { paragraphsOf } from "./sections/written-texts.server.ts";
import { businessWords, fillTexts } from "./rules/texts.ts";

/** Returns the texts of /about. A hidden block is empty. */
export function aboutTexts(profile: BusinessProfile) {
  const { texts } = profile;
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
    figures: shown(profile, "aboutFigures"),
    certifications: shown(profile, "certifications"),
    team: profile.team,
  };
}

/** Returns the texts of the home page. */
export function homeTexts(profile: BusinessProfile) {
  const { texts } = profile;
  const said = {
    hero: {
      title: texts.heroTitle,
      lead: texts.heroLead,
      action: texts.heroAction,
      second: texts.heroSecond,
      reassurances: texts.reassurances,
    },
    servicesLead: texts.servicesLead,
    about: { title: texts.homeAboutTitle, paragraphs: paragraphsOf(texts.homeAboutText) },
    prices: { title: texts.pricesTitle, lead: texts.pricesLead },
    contactLead: texts.contactLead,
    call: callOf("home", profile),
  };
  const filled = fillTexts(said, businessWords(profile));
  // This card is about the delay: without one it is left out.
  const reassurances = filled.hero.reassurances.filter(({ figure }) => figure);
  return { ...filled, hero: { ...filled.hero, reassurances } };
}

/** Returns the call for a quote at the end of a page. */
export function callOf(page: "home" | "about" | "services" | "blog", profile: BusinessProfile) {
  const call = { title: profile.texts[`${page}CallTitle`], text: profile.texts[`${page}CallText`] };
  return fillTexts(call, businessWords(profile));
}

export type AboutTexts = ReturnType<typeof aboutTexts>;

/** Returns what a block of claims shows: nothing while the owner hides it (rule pages/claims). */
export function shown<Block extends "aboutFigures" | "homeFigures" | "certifications" | "testimonials">(
  profile: BusinessProfile,
  block: Block & ExampleBlock,
): BusinessProfile[Block] | [] {
  return profile.blocks[block] === "hidden" ? [] : fillTexts(profile[block], businessWords(profile));
}

/** Returns what the owner says in the terms of sale. */
export function saleTermsOf({ legal }: BusinessProfile): SaleTerms {
  const names = Object.keys(saleTermLabels) as (keyof SaleTerms)[];
  return Object.fromEntries(names.map((name) => [name, legal[name]])) as SaleTerms;
}
