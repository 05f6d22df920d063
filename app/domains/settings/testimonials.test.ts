import { expect, test } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { readSection, sections } from "#app/domains/business/registry.server.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { checkSection } from "./commands/check.server.ts";

const { standard, columns } = sections.proof.settings.testimonials;
const [shipped = {}, ...others] = standard;
const asked = "Choisissez la note que ce client a donnée, ou «\u00a0Sans note\u00a0»";

function errorsOf(changed: Row, more: Record<string, string> = {}) {
  const checked = checkSection("proof", { ...more, testimonials: [{ ...shipped, ...changed }, ...others] });
  return "errors" in checked ? checked.errors : {};
}

// rule settings/testimonial-notes
test("a note of an example is not kept for another person or other words", () => {
  expect(errorsOf({ name: "Anne P." })).toEqual({ "testimonials.0.rating": asked });
  expect(errorsOf({ content: "Réparé en deux jours." })).toEqual({ "testimonials.0.rating": asked });
  expect(errorsOf({ name: "Anne P.", rating: "5" })).toEqual({});
  expect(errorsOf({ name: "Anne P.", rating: "none" })).toEqual({});
  expect(errorsOf({ role: "Quimper" })).toEqual({});
  expect(checkSection("proof", { testimonials: [...others, shipped] })).toHaveProperty("stored");
});

// rule settings/testimonial-notes
test("an example's words may come back from a browser with other spaces and line ends", () => {
  const content = `${shipped.content?.replaceAll("\u00a0", " ")}\r\n`;
  expect(errorsOf({ content })).toEqual({});
});

// rule settings/testimonial-notes
test("a testimonial that is added has no note until one is chosen; examples keep theirs", () => {
  expect(columns.rating.standard).toBe("none");
  const { testimonials } = assembleProfile({
    proof: { testimonials: [{ name: "Anne P.", role: "Quimper", content: "Merci.", rating: "none" }] },
  });
  expect(testimonials[0]?.rating).toBeNull();
  expect(specifiedProfile.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 4]);
  expect(readSection("proof", {}).testimonials[0]?.rating).toBe("example5");
});
