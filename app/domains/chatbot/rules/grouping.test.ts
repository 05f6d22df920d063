import { expect, it } from "vitest";
import { groupQuestions } from "./grouping.ts";

it("questions that ask the same in other words are grouped, even with plurals that the dictionary keeps apart", () => {
  const groups = groupQuestions([
    { id: 4, content: "accorder un piano svp", words: ["accord", "piano"] },
    { id: 3, content: "tricot", words: ["tricot"] },
    { id: 2, content: "Vous accordez les pianos ?", words: ["accord", "pianos"] },
    { id: 1, content: "Vous accordez les pianos ?", words: ["accord", "pianos"] },
  ]);
  expect(groups).toMatchObject([
    { question: "accorder un piano svp", ids: [4, 2, 1], alsoAsked: ["Vous accordez les pianos ?"] },
    { question: "tricot", ids: [3], alsoAsked: [] },
  ]);
});
