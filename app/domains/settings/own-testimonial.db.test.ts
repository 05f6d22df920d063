import { expect, test } from "vitest";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";

withoutSettings();

const save = (version: string, values: Record<string, string | string[]>) =>
  changeSettings(camille, "proof", { version, testimonialsState: "hidden", ...values });
const own = {
  "testimonials.rows": "shown",
  "testimonials.name": ["Anne P."],
  "testimonials.role": ["Quimper"],
  "testimonials.content": ["Réparé en deux jours."],
  "testimonials.rating": ["none"],
  "testimonials.date": ["2026-10-02"],
  "testimonials.consent": ["Par e-mail, le 5 octobre"],
};
const asks = { outcome: "invalid", proposed: { testimonialsState: "confirmed" }, errors: {} };

// rule settings/own-testimonial
test("for a dated testimonial among hidden ones the form proposes to show them, and keeps them hidden if asked", async () => {
  await save("0", {});
  expect(await save("1", own)).toMatchObject(asks);
  expect(await save("1", { ...own, accepted_question: "testimonials" })).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).blocks.testimonials).toBe("hidden");
  // The question is about a new testimonial only, so saving another setting does not ask it again.
  expect(await save("2", { ...own, zoneTeam: "4" })).toMatchObject({ outcome: "done" });
});

// rule settings/own-testimonial
test("the proposal shows the testimonial, and never an example beside it", async () => {
  await save("0", {});
  const beside = Object.fromEntries(
    Object.entries(own).map(([name, typed]) => [name, Array.isArray(typed) ? [...typed, ...typed] : typed]),
  );
  const withExample = { ...beside, "testimonials.date": ["2026-10-02", ""] };
  expect(await save("1", withExample)).toMatchObject(asks);
  expect(await save("1", { ...withExample, testimonialsState: "confirmed" })).toMatchObject({
    errors: { "testimonials.1.date": "Un témoignage confirmé porte une date" },
  });
  expect(await save("1", { ...own, testimonialsState: "confirmed" })).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).testimonials).toHaveLength(1);
});

// rule settings/own-testimonial
test("a testimonial without its date and consent leads to no question", async () => {
  await save("0", {});
  expect(await save("1", { ...own, "testimonials.consent": [""] })).toMatchObject({ outcome: "done" });
});
