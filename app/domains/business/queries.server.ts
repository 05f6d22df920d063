import { history, mission, values } from "./content.ts";
import type { BusinessProfile, ExampleBlock } from "./profile.ts";
import { businessWords, fillTexts } from "./rules/texts.ts";

/** Returns the texts of /about. A hidden block is empty. */
export function aboutTexts(profile: BusinessProfile) {
  return {
    ...fillTexts({ history, mission, values }, businessWords(profile)),
    figures: shown(profile, "aboutFigures"),
    certifications: shown(profile, "certifications"),
    team: profile.team,
  };
}

export type AboutTexts = ReturnType<typeof aboutTexts>;

/** Returns what a block of claims shows: nothing while the owner hides it (rule pages/claims). */
export function shown<Block extends "aboutFigures" | "homeFigures" | "certifications" | "testimonials">(
  profile: BusinessProfile,
  block: Block & ExampleBlock,
): BusinessProfile[Block] | [] {
  return profile.blocks[block] === "hidden" ? [] : fillTexts(profile[block], businessWords(profile));
}
