import { expect, test } from "vitest";
import { startTextWriting, textRequest as request } from "#tests/support/text-writing.ts";

const { service, writeText } = await startTextWriting({
  TEXT_PROVIDER: "openai-compatible",
  TEXT_MODEL: "modele-de-la-maison",
});

test("a text is requested in OpenAI's wire format, with the key in a header", async () => {
  expect(await writeText(request)).toEqual({ text: "Réponse à un titre" });
  expect(service.seen.at(-1)).toEqual({
    path: "/v1beta/chat/completions",
    key: service.key,
    instructions: "Tu écris en français.",
    prompt: "un titre",
  });
});

test("failures have the same results as in Gemini's wire format", async () => {
  service.behave("failing");
  const before = service.seen.length;
  expect(await writeText(request)).toEqual({ refused: "failed" });
  expect(service.seen.length - before).toBe(3);
  service.behave("noJson");
  expect(await writeText(request)).toEqual({ refused: "unreadable" });
  service.behave("noCandidate");
  expect(await writeText(request)).toEqual({ refused: "unreadable" });
  service.behave("hung");
  const abandoned = service.abandoned();
  expect(await writeText({ ...request, timeoutMs: 200 })).toEqual({ refused: "timedOut" });
  await expect.poll(() => service.abandoned()).toBe(abandoned + 1);
});
