import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { exampleLabels, exampleNotes } from "../labels/examples.ts";
import { type ExampleBlock, exampleBlocks, type SiteProfile } from "../profile.ts";
import { isWithdrawn } from "./site.ts";
import { businessWords, fillText } from "./texts.ts";

/**
 * Returns the note that a block of claims (statements that only the owner can confirm) is an example. Returns null if
 * the owner has confirmed or hidden the block.
 */
export function exampleNote(profile: SiteProfile, block: ExampleBlock): string | null {
  return profile.blocks[block] === "example" ? fillText(exampleNotes[block], businessWords(profile)) : null;
}

/**
 * The claims that are about one service. If the shop no longer offers the service, nobody needs to confirm its claim.
 */
const claimedBy: Partial<Record<ExampleBlock, ServicePath>> = {
  recovery: "/services/recuperation-donnees",
  unlimitedSupport: "/services/depannage-distance",
};

/**
 * Returns the labels of the claims that are still examples. The owner confirms, replaces or hides each before going
 * live.
 */
export function listExamples(profile: SiteProfile): string[] {
  return exampleBlocks
    .filter((block) => profile.blocks[block] === "example")
    .filter((block) => !claimedBy[block] || !isWithdrawn(profile, claimedBy[block]))
    .map((block) => fillText(exampleLabels[block], businessWords(profile)));
}
