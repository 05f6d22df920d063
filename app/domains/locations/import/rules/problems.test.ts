import { expect, test } from "vitest";
import { problemLines } from "./problems.ts";

test("a problem of many rows is told once, with its rows", () => {
  expect(
    problemLines([
      { row: 2, text: "la colonne « nom_standard » manque" },
      { row: 3, text: "« code_insee » : un texte ou un nombre est attendu" },
      { row: 7, text: "la colonne « nom_standard » manque" },
      { row: null, text: "Le fichier est incomplet" },
    ]),
  ).toEqual([
    "Lignes 2, 7\u00a0: la colonne « nom_standard » manque",
    "Ligne 3\u00a0: « code_insee » : un texte ou un nombre est attendu",
    "Le fichier est incomplet",
  ]);
});
