import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import type { ServiceBlock } from "#app/domains/services/content/page.ts";
import { withoutCompanyVisits } from "#app/domains/services/content/homes-only.ts";
import { servicePages } from "#app/domains/services/content/pages.ts";
import type { Passage } from "./passages.ts";

const servicePassages = passagesIn(servicePages);
const passagesAtHomes = passagesIn(withoutCompanyVisits(servicePages));

/**
 * Returns the parts of the service pages that an answer may quote. Prices and promises are not among them, because
 * other answers give those.
 */
export function servicePassagesOf({ site }: Pick<BusinessProfile, "site">): readonly Passage[] {
  return site.homesOnly ? passagesAtHomes : servicePassages;
}

function passagesIn(pages: typeof servicePages): readonly Passage[] {
  return services.flatMap(({ name, path }) =>
    pages[path].blocks.flatMap((block: ServiceBlock) =>
      partsOf(block).map(([heading, text]) => ({ title: name, path, heading, text })),
    ),
  );
}

/** Returns the parts of the pages of the services that the owner added. */
export function ownPassages({ ownServices }: Pick<BusinessProfile, "ownServices">): Passage[] {
  return ownServices.map(({ name, path, description, lead, text, points }) => ({
    title: name,
    path,
    heading: description,
    text: [lead, ...text, ...points].map(sentence).join(" "),
  }));
}

/** Returns the texts of one block of a page, each with its heading. */
function partsOf(block: ServiceBlock): [heading: string, text: string][] {
  switch (block.kind) {
    case "symptoms":
      return block.rows.map(({ sign, cause, act }) => [
        block.title,
        `${sentence(sign)} ${sentence(cause)} ${sentence(act)}`,
      ]);
    case "table":
      return block.rows.map((row) => [block.title, row.map(sentence).join(" ")]);
    case "groups":
      return block.groups.map(({ name, items }) => [block.title, `${name}\u00a0: ${items.join(", ")}.`]);
    case "steps":
      return block.steps.map(({ title, text }) => [title, text]);
    case "guarantees":
      return block.items.map(({ title, text }) => [title, text]);
    case "urgent":
      return [[block.title, [...block.acts, ...block.avoid].map(sentence).join(" ")]];
    case "compare":
      return block.sides.map(({ name, items }) => [block.title, `${name}\u00a0: ${items.join(", ")}.`]);
    case "questions":
      return block.questions.map(({ question, answer }) => [question, answer]);
    default:
      return [];
  }
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
