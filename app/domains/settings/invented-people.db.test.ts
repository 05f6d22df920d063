import { expect, test } from "vitest";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { sections } from "#app/domains/business/registry.server.ts";
import { listExamples } from "#app/domains/business/rules/examples.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { getSectionScreen } from "./queries/section.server.ts";
import { settingsOf } from "./rules/typed-now.ts";

withPictureQueue();
withoutSettings();

const shownInForm = async (name: string) =>
  settingsOf(await getSectionScreen("proof")).find((one) => one.name === name)?.typed;

// rule settings/invented-people
test("no invented person names a town, whatever the town of the shop", () => {
  for (const { role } of sections.proof.settings.testimonials.standard) expect(role).toMatch(/^[\p{L} ]+$/u);
});

// rule settings/invented-people
test.each<Record<string, string>>([{ name: "Clinique du PC" }, { city: "Angers", latitude: "47.47" }])(
  "once the owner gives %o, nobody whom the program invented speaks for the shop or is in its back office",
  async (own) => {
    expect((await currentProfile()).blocks.testimonials).toBe("example");
    expect(await shownInForm("testimonials")).toHaveLength(5);
    await changeSettings(camille, "company", { version: "0", ...own });
    const profile = await currentProfile();
    expect(profile.blocks.testimonials).toBe("hidden");
    expect(listExamples(profile).join()).not.toMatch(/témoignage/i);
    expect([await shownInForm("testimonials"), await shownInForm("testimonialsState")]).toEqual([
      [],
      "hidden",
    ]);
  },
);

// rule settings/invented-people
test("a shop with its own name shows the testimonials that its owner typed", async () => {
  await changeSettings(camille, "company", { version: "0", name: "Clinique du PC" });
  const typed = {
    testimonialsState: "confirmed",
    "testimonials.rows": "shown",
    "testimonials.name": "Anne L.",
    "testimonials.role": "Angers",
    "testimonials.content": "Merci.",
    "testimonials.rating": "5",
    "testimonials.date": "mai 2026",
    "testimonials.consent": "Par e-mail",
  };
  expect(await changeSettings(camille, "proof", { version: "0", ...typed })).toMatchObject({
    outcome: "done",
  });
  const { blocks, testimonials } = await currentProfile();
  expect([blocks.testimonials, testimonials.length]).toEqual(["confirmed", 1]);
  expect(await shownInForm("testimonialsState")).toBe("confirmed");
});
