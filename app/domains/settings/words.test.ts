import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { sectionOf, sections, type SectionKey } from "#app/domains/business/registry.server.ts";
import { businessWords } from "#app/domains/business/rules/texts.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import type { TextSetting } from "#app/domains/business/sections/settings.server.ts";
import { checkEach } from "./commands/check.server.ts";
import { FieldWords, WordsContext, WordsList } from "./components/business-words.tsx";
import { hasNewRow } from "./rules/form.ts";
import { previewedPages } from "./rules/previewed-pages.ts";

const plan = {
  name: "Intervention",
  price: "89",
  duration: "par intervention",
  role: "",
  description: "Une panne réparée",
  features: "{Garantie}",
  notIncluded: "",
  mark: "none",
  cta: "",
};

// rule settings/words
describe("words in braces", () => {
  it("are refused where the site gives them no value, and accepted where it does", () => {
    const errors = (features: string) => checkEach("prices", { homePlans: [{ ...plan, features }] }).errors;
    expect(errors("{Garantie}\n{Garranty} trois mois")).toEqual({
      "homePlans.0.features": "{Garranty} n’est pas un mot de l’entreprise\u00a0: retirez les accolades",
    });
    expect(errors("{Garantie}\nDépannage à distance[ {support}]")).toEqual({});
  });

  it("are used only in texts whose field explains them", () => {
    const texts = (Object.keys(sections) as SectionKey[]).flatMap((key) =>
      Object.entries(sectionOf(key).settings).flatMap(([name, setting]) =>
        setting.kind === "text"
          ? [{ name: `${key} ${name}`, setting, standard: [setting.standard] }]
          : Object.entries(setting.columns).map(([column, cell]) => ({
              name: `${key} ${name} ${column}`,
              setting: cell as TextSetting,
              standard: setting.standard.map((row) => row[column] ?? ""),
            })),
      ),
    );
    const named = texts.filter(({ standard }) => standard.some((text) => /\{\w+\}/.test(text)));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ setting }) => !setting.hasWords).map(({ name }) => name)).toEqual([]);
  });

  const said = (text: string, profile = specifiedProfile) =>
    renderToStaticMarkup(
      createElement(WordsContext, { value: businessWords(profile) }, createElement(FieldWords, { text })),
    );

  it("are explained below the field, with their values and the use of brackets", () => {
    expect(said("{Garantie}")).toContain("{Garantie}\u00a0: «\u00a0Garantie 30\u00a0jours\u00a0».");
    expect(said("{Garantie}")).not.toContain("Entre crochets");
    expect(said("Dépannage à distance[ {support}]")).toContain("Entre crochets");
    expect(said("{inconnu}")).toContain("ce mot n’existe pas");
    const silent = assembleProfile({ proof: { unlimitedSupportState: "hidden" } });
    expect(said("[ {support}]", silent)).toContain("{support}\u00a0: rien pour l’instant");
  });

  it("are all in the list above the form", () => {
    const list = renderToStaticMarkup(createElement(WordsList, { words: businessWords(specifiedProfile) }));
    for (const name of Object.keys(businessWords(specifiedProfile))) expect(list).toContain(`{${name}}`);
  });
});

// rule settings/preview
test("an added service has one preview button, and there is another only while a further service is typed", () => {
  const own = { name: "Réparation de consoles", description: "Manettes", lead: "Une heure." };
  const shop = assembleProfile({ site: { ownServices: [own] } });
  const pages = previewedPages("site", shop, null);
  expect(pages.filter(({ label }) => label === own.name)).toHaveLength(1);
  expect(pages.find(({ label }) => label === "Le service ajouté")?.addedTo).toBe("ownServices");
  expect(hasNewRow({ "ownServices.name": own.name }, "ownServices", 1)).toBe(false);
  // The form of a browser without JavaScript has a blank row, which does not count as added.
  expect(hasNewRow({ "ownServices.name": [own.name, " "] }, "ownServices", 1)).toBe(false);
  expect(hasNewRow({ "ownServices.name": [own.name, "Cours"] }, "ownServices", 1)).toBe(true);
});
