import { expect, test } from "vitest";
import { saidOnce } from "./said-once.ts";

// rule assistant/several-questions
test("answers one after the other give a link, a line and the usual hours once", () => {
  const first = "Un écran : 159 €.\nLe détail : /services/ecran\nNos horaires. Lun : 9h-18h. Un doute ? 02.";
  const second =
    "Samedi, ouvert.\n\nTout est sur /services/ecran\nNos horaires. Lun : 9h-18h. Fermé le 1er mai. 02.";
  expect(saidOnce([first, second])).toBe(`Un écran : 159 €.\n\n${second}`);
  expect(saidOnce([first])).toBe(first);
  expect(saidOnce(["La même.", "La même."])).toBe("La même.");
  const list = "Un contrat :\n• Maintenance : 49 €";
  expect(saidOnce([list, "Nos prix :\n• Maintenance : 49 €\n• Écran : 159 €"])).toContain(list);
});
