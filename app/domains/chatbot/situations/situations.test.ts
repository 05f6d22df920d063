import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { placeholders } from "../rules/placeholders.ts";
import { situations } from "./content/situations.ts";
import { situationIn } from "./rules/situations.ts";
import { situationText } from "./rules/situation-text.ts";

// rule assistant/situations
test("each situation is found by its own question", () => {
  const lost = situations.filter((situation) => situationIn(situation.question) !== situation);
  expect(lost.map(({ question }) => question)).toEqual([]);
});

// rule assistant/situations
test("the advice for a situation is short, and has only known names in braces", () => {
  const names = situations.flatMap((situation) =>
    [...situationText(situation, specifiedProfile).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
      name.toLowerCase(),
    ),
  );
  expect(names.filter((name) => !Object.hasOwn(placeholders, name))).toEqual([]);
  expect(situations.filter(({ advice }) => advice.length > 420).map(({ question }) => question)).toEqual([]);
});

// rule assistant/situations
test("a question about something else describes no situation", () => {
  const others = [
    "Quels sont vos horaires ?",
    "Vous venez à La Flèche ?",
    "Combien coûte une cartouche d’encre ?",
    "Le Wi-Fi de la box est-il compris ?",
    "Mon ordinateur est lent",
  ];
  expect(others.filter((question) => situationIn(question))).toEqual([]);
});

// rule assistant/situations
test("a question about a Mac gets no advice about Windows", () => {
  const told = situationIn("mon imac affiche un dossier, peut-on sauver les données avant de réinstaller ?");
  expect(told?.advice ?? "").not.toContain("Windows");
  expect(
    situationIn("mon pc est bloqué, peut-on le réinitialiser sans perdre mes fichiers ?")?.question,
  ).toBe("Réinitialiser Windows sans perdre ses fichiers");
});

// rule assistant/situations
test("a question about the guarantee on a repair describes no fault", () => {
  const question =
    "Vous avez changé le disque en mars, c’est garanti combien de temps, je vais pas repayer ?";
  expect(situationIn(question)).toBeNull();
  expect(
    situationIn("un autre réparateur a raté, la panne est revenue, vous garantissez quoi ?")?.topic,
  ).toBe("warranty");
  expect(situationIn("j’ai un iMac de 2019, SSD ou plus de mémoire ?")?.advice ?? "").not.toContain(
    "Gestionnaire",
  );
});
