import { expect, test } from "vitest";
import { unsaidParts } from "./unsaid-parts.ts";

// rule assistant/unsaid-parts
test.each([
  [
    "12 ordinateurs, certains sous Linux, est-ce dans vos cordes ?",
    "Oui, nous travaillons avec les écoles.",
    /Linux/,
  ],
  [
    "un contrôle parental sur le PC et le téléphone ?",
    "Sous Windows, un compte enfant.",
    /téléphone ou une tablette/,
  ],
  ["réparez-vous les portables et les chromebooks ?", "Oui, les portables.", /Chromebook/],
  ["mon pc est bloqué, pouvez-vous me prendre avant le week-end ?", "Éteignez, puis rallumez.", /urgent/],
  ["faut-il un rdv, et où se garer ?", "Ce site ne dit pas où se garer.", /rendez-vous/],
])("'%s': the answer names the part that it leaves out", (question, answer, added) => {
  expect(unsaidParts(question, answer).join(" ")).toMatch(added);
});

// rule assistant/unsaid-parts
test.each([
  ["mon pc sous Linux est lent", "Linux\u00a0: oui, nous le connaissons."],
  ["vous préférez le mail ou le téléphone ?", "Comme vous voulez."],
  ["mon pc est lent, appelez-moi sur mon téléphone", "Un ordinateur lent a trois causes."],
  ["les photos de l’ordinateur et le téléphone", "Branchez l’iPhone avec son câble."],
])("'%s' needs no such sentence", (question, answer) => {
  expect(unsaidParts(question, answer)).toEqual([]);
});
