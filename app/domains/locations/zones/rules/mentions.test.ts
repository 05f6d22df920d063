import { expect, it } from "vitest";
import { isMentioned, placeWords } from "./mentions.ts";

// rule zones/own-facts
it.each([
  ["Un disque sauvé à Allonnes, un lundi.", "Allonnes", true],
  ["Nous sommes au Mans depuis dix ans.", "Le Mans", true],
  ["Les clients du Mans.", "Le Mans", true],
  ["Voivres-lès-le-Mans", "Le Mans", false],
  ["Le Mansart est un toit.", "Le Mans", false],
  ["Vous changez de disque : changé, il dure.", "Changé", false],
  ["Rendez-vous à Changé.", "Changé", true],
  ["À Saint-Jean-d'Assé, le câble.", "Saint-Jean-d’Assé", true],
  ["À Saint-Jean-d’Assé, le câble.", "Saint-Jean", false],
  ["Aux Mées aussi.", "Les Mées", true],
  ["Une expression (régulière) de Mayet.", "M.yet", false],
])("'%s' names %s: %s", (text, city, expected) => {
  expect(isMentioned(text, city)).toBe(expected);
});

it("the first capitalised word of a town's name is also found in a text that names the town", () => {
  for (const city of ["Le Mans", "La Flèche", "Les Mées", "L’Île-d’Yeu", "Saint-Jean-d’Assé", "Écommoy"]) {
    const [word = ""] = placeWords(city);
    expect(placeWords(`Hier, un client d’ici, ${city}, un autre.`)).toContain(word);
  }
});
