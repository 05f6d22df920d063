import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import type { ServicePath } from "./content/cards.ts";
import type { ServiceBlock, ServicePage } from "./content/page.ts";
import { servicePages } from "./content/pages.ts";

/** Returns a service's page in the words of the business, without the claims its owner hides (rule pages/claims). */
export function getServicePage(path: ServicePath, profile: BusinessProfile): ServicePage {
  const page: ServicePage = servicePages[path];
  const blocks = page.blocks.flatMap((block) => shownBlock(block, profile));
  return fillTexts({ ...page, blocks }, businessWords(profile));
}

function shownBlock(block: ServiceBlock, { blocks, testimonials }: BusinessProfile): ServiceBlock[] {
  if (block.kind === "promise" && block.example && blocks[block.example] === "hidden") return [];
  if (block.kind !== "testimonial") return [block];
  const said =
    blocks.testimonials === "hidden" ? undefined : testimonials.find(({ name }) => name === block.name);
  return said ? [{ ...block, text: said.content, role: said.role }] : [];
}
