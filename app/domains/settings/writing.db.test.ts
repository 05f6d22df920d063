import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { aboutTexts, callOf, homeTexts } from "#app/domains/business/queries.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { emailSignature } from "#app/domains/submissions/labels.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { getSectionScreen } from "./queries/section.server.ts";

const repair = "/services/reparation-materielle";

withPictureQueue();
withoutSettings();

const save = (
  values: Record<string, string | string[]>,
  version = "0",
  key: "writing" | "pages" = "writing",
) => changeSettings(camille, key, { version, ...values });

// rule settings/texts
describe("a text that the owner writes", () => {
  test("is on its page with the business's words filled in, and changes the name of the share image", async () => {
    const before = await currentProfile();
    expect(homeTexts(before).hero.title).toBe("En panne\u00a0? Posez-le sur l’établi.");
    expect(
      await save({
        heroTitle: "  Votre PC remis d’aplomb ",
        heroLead: "Un atelier {a_ville} : appelez.",
        history: "Un.\r\n\r\nDeux.\r\nTrois.",
        aboutCallText: "Réponse {delai_reponse} !",
        signature: "À bientôt,\r\n{nom}",
      }),
    ).toMatchObject({ outcome: "done" });
    const profile = await currentProfile();
    expect(homeTexts(profile).hero).toMatchObject({
      title: "Votre PC remis d’aplomb",
      lead: "Un atelier au Mans\u00a0: appelez.",
    });
    expect(aboutTexts(profile).history).toEqual(["Un.", "Deux.", "Trois."]);
    expect(callOf("about", profile).text).toBe("Réponse sous un jour ouvré\u00a0!");
    expect(emailSignature(profile)).toEqual(["À bientôt,", "Atelier 72"]);
    expect(profile.look).not.toBe(before.look);
  });

  test("is replaced by the specified text once it is emptied", async () => {
    await save({ heroTitle: "Bonjour", missionText: "Autre." });
    await save({ heroTitle: " ", missionText: "Autre." }, "1");
    const [row] = await db.select().from(settingsSections);
    expect(row?.values).toEqual({ missionText: "Autre." });
    expect((await currentProfile()).texts.heroTitle).toBe(specifiedProfile.texts.heroTitle);
  });

  test.each([
    ["heroTitle", "x ".repeat(23), "44\u00a0caractères au plus"],
    ["heroTitle", "Anticonstitutionnel", "sort de l’écran d’un téléphone"],
    ["heroLead", "Une ligne\nune autre", "sans retour à la ligne"],
    ["homeAboutText", "1\n2\n3\n4", "3\u00a0paragraphes au plus"],
    ["signature", "1\n2\n3\n4\n5", "4\u00a0lignes au plus"],
    ["contactLead", "À {vile}, venez", "{vile} n’est pas un mot de l’entreprise"],
  ])("in %s is refused, with what to do: %j", async (name, typed, refusal) => {
    expect(await save({ [name]: typed })).toMatchObject({
      outcome: "invalid",
      errors: { [name]: expect.stringContaining(refusal) },
    });
  });

  test("can leave the home page fewer than three cards, each of them complete", async () => {
    const card = {
      "reassurances.rows": "shown",
      "reassurances.figure": "48 h",
      "reassurances.title": "Vite",
    };
    expect(await save(card)).toMatchObject({
      outcome: "invalid",
      errors: { "reassurances.0.text": expect.any(String) },
    });
    expect(await save({ ...card, "reassurances.text": "Sous deux jours." })).toMatchObject({
      outcome: "done",
    });
    expect(homeTexts(await currentProfile()).hero.reassurances).toEqual([
      { figure: "48\u00a0h", title: "Vite", text: "Sous deux jours." },
    ]);
  });
});

// rule settings/texts
describe("the pages of services", () => {
  test("show the owner's introduction and questions, and leave the questions out if there are none", async () => {
    const slug = "reparation-materielle";
    const asked = { [`${slug}.questions.rows`]: "shown", [`${slug}.lead`]: "Nous réparons {a_ville}." };
    await save(
      { ...asked, [`${slug}.questions.question`]: "Et les Mac ?", [`${slug}.questions.answer`]: "Aussi." },
      "0",
      "pages",
    );
    const page = getServicePage(repair, await currentProfile());
    expect(page?.lead).toBe("Nous réparons au Mans.");
    expect(page?.blocks.find(({ kind }) => kind === "questions")).toMatchObject({
      questions: [{ question: "Et les Mac\u00a0?", answer: "Aussi." }],
    });
    expect(page?.call).toEqual(getServicePage(repair, specifiedProfile)?.call);
    await save(asked, "1", "pages");
    const without = getServicePage(repair, await currentProfile());
    expect(without?.blocks.map(({ kind }) => kind)).not.toContain("questions");
  });

  test("are folded on their screen, which has every text in its present form", async () => {
    const screen = await getSectionScreen("pages");
    expect(screen.groups).toHaveLength(9);
    expect(screen.groups.every(({ isFolded }) => isFolded)).toBe(true);
    const settings = screen.groups.flatMap((group) => group.settings);
    expect(settings.every(({ isStandard }) => isStandard)).toBe(true);
    expect(settings.find(({ name }) => name === "mise-a-niveau.callTitle")?.typed).toContain("pas fini");
  });
});
