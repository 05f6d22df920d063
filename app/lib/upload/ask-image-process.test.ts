import { expect, test } from "vitest";
import { hugePng } from "#tests/support/uploads/corpus.ts";
import { createImageAsker } from "./ask-image-process.server.ts";

// rule forms/clean-pictures
test("the picture after a picture that took too long is sent to a new process", async () => {
  const ask = createImageAsker({ answerWithinMs: 1 });
  const answers = [];
  // The second picture is sent immediately, before the system reports the end of the first process.
  for (let picture = 0; picture < 3; picture++) answers.push(await ask(hugePng(1, 1), { kind: "png" }));
  expect(answers.map((answer) => "refused" in answer && answer.refused)).toEqual(
    Array(3).fill("tooManyPixels"),
  );
});
