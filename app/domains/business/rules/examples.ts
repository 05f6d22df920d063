import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { exampleLabels, exampleNotes } from "../labels/examples.ts";
import { type ExampleBlock, exampleBlocks, type SiteProfile } from "../profile.ts";
import { isWithdrawn } from "./site.ts";
import { businessWords, fillText } from "./texts.ts";

/** Returns the note that says that a block is an example, or null if the block is not one. */
export function exampleNote(profile: SiteProfile, block: ExampleBlock): string | null {
  return profile.blocks[block] === "example" ? fillText(exampleNotes[block], businessWords(profile)) : null;
}

/** The claims that belong to one service. If the shop withdraws the service, the claims go too. */
const claimedBy: Partial<Record<ExampleBlock, ServicePath>> = {
  recovery: "/services/recuperation-donnees",
  unlimitedSupport: "/services/depannage-distance",
};

/** Returns the labels of the claims that the owner must confirm, replace or hide before going live. */
export function listExamples(profile: SiteProfile): string[] {
  return exampleBlocks
    .filter((block) => profile.blocks[block] === "example")
    .filter((block) => !claimedBy[block] || !isWithdrawn(profile, claimedBy[block]))
    .map((block) => fillText(exampleLabels[block], businessWords(profile)));
}
