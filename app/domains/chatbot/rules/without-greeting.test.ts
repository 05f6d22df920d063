import { expect, test } from "vitest";
import { withoutGreeting } from "./without-greeting.ts";

// rule assistant/understanding
test.each([
  ["Bonjour Madame, mon PC est lent", "mon PC est lent"],
  ["merci c gentil mais du coup je l'éteins ou pas", "je l'éteins ou pas"],
  ["Merci beaucoup", "Merci beaucoup"],
  ["bonjour", "bonjour"],
  ["mon PC démarre mais il rame", "mon PC démarre mais il rame"],
])("of '%s' the question is '%s'", (typed, question) => expect(withoutGreeting(typed)).toBe(question));
