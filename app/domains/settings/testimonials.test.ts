import { expect, test } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { readSection, sections, typedSection } from "#app/domains/business/registry.server.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { checkSection } from "./commands/check-section.server.ts";

const { standard, columns } = sections.proof.settings.testimonials;
const [shipped = {}, ...others] = standard;
const asked = "Choisissez la note que ce client a donnée, ou «\u00a0Sans note\u00a0»";

function errorsOf(changed: Row, more: Record<string, string> = {}) {
  const checked = checkSection("proof", { ...more, testimonials: [{ ...shipped, ...changed }, ...others] });
  return "errors" in checked ? checked.errors : {};
}

// rule settings/own-testimonial
test.each([
  ["mars 2026", "2026-03"],
  ["Août 2025", "2025-08"],
  ["1er décembre 2025", "2025-12"],
  ["03/2026", "2026-03"],
  ["12/03/2026", "2026-03"],
  ["2026-03-12", "2026-03-12"],
])("a date written '%s' is enough for a testimonial", (date, read) => {
  expect(columns.date.schema.safeParse(date)).toMatchObject({ success: true, data: read });
});

// rule settings/testimonial-date
test("a day that an older release stored is shown as its month, because the form asks for a month", () => {
  const stored = {
    testimonials: [
      { ...shipped, date: "2026-03-12" },
      { ...shipped, date: "mars 2025" },
    ],
  };
  expect(typedSection("proof", stored).testimonials).toMatchObject([
    { date: "mars 2026" },
    { date: "mars 2025" },
  ]);
  expect(readSection("proof", stored).testimonials.map(({ date }) => date)).toEqual(["2026-03", "2025-03"]);
});

// rule settings/own-testimonial
test.each(["mars", "2026", "13/2026", "martobre 2026", "2026-02-30", "mars 1850"])(
  "a date written '%s' is refused, and the error shows how to write it",
  (date) =>
    expect(errorsOf({ date })).toEqual({
      "testimonials.0.date": expect.stringMatching(/^(?:Écrivez le mois et l’année|Cette date n’existe pas)/),
    }),
);

// rule settings/testimonial-notes
test("the stars of an example are not kept for another person or other words", () => {
  expect(errorsOf({ name: "Anne P." })).toEqual({ "testimonials.0.rating": asked });
  expect(errorsOf({ content: "Réparé en deux jours." })).toEqual({ "testimonials.0.rating": asked });
  expect(errorsOf({ name: "Anne P.", rating: "5" })).toEqual({});
  expect(errorsOf({ name: "Anne P.", rating: "none" })).toEqual({});
  expect(errorsOf({ role: "Quimper" })).toEqual({});
  expect(checkSection("proof", { testimonials: [...others, shipped] })).toHaveProperty("stored");
});

// rule settings/testimonial-notes
test("an example's words count as unchanged if a browser returns them with other spaces and line ends", () => {
  const content = `${shipped.content?.replaceAll("\u00a0", " ")}\r\n`;
  expect(errorsOf({ content })).toEqual({});
});

// rule settings/testimonial-notes
test("a testimonial that is added has no stars until somebody chooses them, and the examples keep theirs", () => {
  expect(columns.rating.standard).toBe("none");
  const { testimonials } = assembleProfile({
    proof: { testimonials: [{ name: "Anne P.", role: "Quimper", content: "Merci.", rating: "none" }] },
  });
  expect(testimonials[0]?.rating).toBeNull();
  expect(specifiedProfile.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 4]);
  expect(readSection("proof", {}).testimonials[0]?.rating).toBe("example5");
});
