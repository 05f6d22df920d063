import { guaranteeText } from "../content/complaint-texts.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterResponses } from "../content/starter-responses.ts";
import { greeting, nearTopicReply, noMatchReply, offTopicReply } from "../labels.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import { AnswerText } from "./answer-text.tsx";

const answers = [
  ...starterResponses.map(({ response }) => response),
  ...[greeting, noMatchReply, offTopicReply, nearTopicReply, guaranteeText],
];

function shown(answer: string): string {
  const content = fillPlaceholders(answer, specifiedProfile);
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => createElement(AnswerText, { content }) },
  ]);
  const hydrationData = { loaderData: { root: { profile: specifiedProfile } } };
  return renderToStaticMarkup(createElement(Stub, { hydrationData })).replaceAll(/<[^<>]*>/g, "");
}

// rule language/spaces
test("in an answer French punctuation stays on the line of its word, and opening hours are not broken", () => {
  expect(answers.filter((answer) => / [?!:;»]|« /.test(answer)).length).toBeGreaterThan(50);
  const wrong = answers.map(shown).filter((text) => / [?!:;»%€]|« |\dh-\d/.test(text));
  expect(wrong).toEqual([]);
});
