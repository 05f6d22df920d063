import { expect, test } from "vitest";
import { asksBarePrice } from "./asked-bare-price.ts";

// rule assistant/facts
test.each([
  ["c kombien un depanage", true],
  ["combien coûte un dépannage ?", true],
  ["sa coute conbien une reparassion", true],
  ["vous prenez combien ?", true],
  ["quel son vo tarif", true],
  ["le prix d’une intervention svp", true],
  ["combien de temps pour une réparation", false],
  ["combien d’interventions par an", false],
  ["c kombien un ecran", false],
  ["le prix d’une visite à domicile", false],
  ["un depanage", false],
  ["", false],
])("'%s' asks only what the shop's work costs: %s", (question, isBare) =>
  expect(asksBarePrice(question)).toBe(isBare),
);
