import { expect, test } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { serviceParts } from "#app/domains/catalog/content/service-parts.ts";
import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { getServicePage, listPartTexts } from "./queries.server.ts";
import { partTextOf } from "./rules/part-texts.ts";

const paths = Object.keys(serviceParts) as ServicePath[];

// rule settings/service-parts
test.each(paths)("every part of %s that the owner may leave out can be read in full", (path) => {
  const texts = listPartTexts(specifiedProfile);
  const slug = path.slice("/services/".length);
  for (const part of serviceParts[path]) {
    const text = texts[`${slug}.part-${part}`];
    const block = getServicePage(path, specifiedProfile)?.blocks.find(({ kind }) => kind === part);
    const words = JSON.stringify([text?.title, text?.lead, text?.lines]);
    for (const said of wordsOf(block)) expect(words).toContain(JSON.stringify(said).slice(1, -1));
  }
});

/** Returns all texts of a block of a page, as a list. */
function wordsOf(block: unknown): string[] {
  if (typeof block === "string") return [block];
  if (block === null || typeof block !== "object") return [];
  return Object.entries(block).flatMap(([name, value]) =>
    ["kind", "example", "about", "isOfDevices"].includes(name) ? [] : wordsOf(value),
  );
}

// rule settings/service-parts
test("a part that is left out can still be read, and a withdrawn service has nothing to read", () => {
  const hidden = assembleProfile({ pages: { "mise-a-niveau.part-steps": "hidden" } });
  expect(listPartTexts(hidden)["mise-a-niveau.part-steps"]?.lines.length).toBeGreaterThan(2);
  const without = assembleProfile({ site: { "service-mise-a-niveau": "withdrawn" } });
  expect(Object.keys(listPartTexts(without)).join()).not.toContain("mise-a-niveau");
});

// rule settings/service-parts
test("a list of prices cannot be read there, because it contains no text of the program", () => {
  expect(partTextOf({ kind: "examples", title: "Prix", examples: [] })).toBeNull();
});
