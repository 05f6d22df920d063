import { expect, test } from "vitest";
import { ofName } from "./elision.ts";

test.each([
  ["Atelier 72", "d’Atelier 72"],
  ["Éric Œuvrard", "d’Éric Œuvrard"],
  ["Œuvres & Cie", "d’Œuvres & Cie"],
  ["Clinique du PC", "de Clinique du PC"],
  ["Yves", "d’Yves"],
  ["Yann", "de Yann"],
  ["72 Informatique", "de 72 Informatique"],
  ["Le Gall", "de Le Gall"],
  ["", "de "],
])("'of %j' is written %j in French", (name, written) => expect(ofName(name)).toBe(written));

test("an h counts as mute only before e, i and y, because a full 'de' is never wrong", () => {
  expect(["Hélène", "Hippolyte", "Hugo", "Hamid"].map(ofName)).toEqual([
    "d’Hélène",
    "d’Hippolyte",
    "de Hugo",
    "de Hamid",
  ]);
});
