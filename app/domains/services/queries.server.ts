import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import type { PriceExample } from "#app/domains/pricing/content.ts";
import { examplesOf, priceOf } from "#app/domains/pricing/rules.ts";
import type { ServicePath } from "#app/domains/catalog/content.ts";
import type { ServiceBlock, ServicePage } from "./content/page.ts";
import { servicePages } from "./content/pages.ts";

/** Returns a service's page in the words of the business, without the claims its owner hides (rule pages/claims). */
export function getServicePage(path: ServicePath, profile: BusinessProfile): ServicePage {
  const page: ServicePage = servicePages[path];
  const blocks = page.blocks.flatMap((block) => shownBlock(block, profile));
  return fillTexts(
    { ...page, blocks: withExamples(blocks, examplesOf(profile.prices.examples, path)) },
    businessWords(profile),
  );
}

/** The price examples come after the price, else before the questions. */
function withExamples(
  blocks: readonly ServiceBlock[],
  examples: readonly PriceExample[],
): readonly ServiceBlock[] {
  if (examples.length === 0) return blocks;
  const priced = blocks.findIndex(({ kind }) => kind === "plans" || kind === "price");
  const asked = blocks.findIndex(({ kind }) => kind === "questions");
  const block = { kind: "examples", title: "Quelques prix, à partir de", examples } as const;
  return blocks.toSpliced(priced >= 0 ? priced + 1 : asked >= 0 ? asked : blocks.length, 0, block);
}

function shownBlock(block: ServiceBlock, profile: BusinessProfile): ServiceBlock[] {
  const { blocks, testimonials, prices } = profile;
  if (block.kind === "plans") {
    const sheet = prices[block.plans];
    return sheet.length > 0 ? [{ ...block, sheet }] : [];
  }
  if (block.kind === "price" && priceOf(prices, "intervention") === null) return [];
  if (block.kind === "promise" && block.example && blocks[block.example] === "hidden") return [];
  if (block.kind !== "testimonial") return [block];
  const said =
    blocks.testimonials === "hidden" ? undefined : testimonials.find(({ name }) => name === block.name);
  return said ? [{ ...block, text: said.content, role: said.role }] : [];
}
