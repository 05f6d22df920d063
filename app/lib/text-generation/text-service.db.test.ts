import { expect, test } from "vitest";
import { startTextWriting, textRequest as request } from "#tests/support/text-writing.ts";

const { service, writeText } = await startTextWriting();

test("a text is requested in Gemini's wire format, with the key in a header", async () => {
  const before = service.seen.length;
  expect(await writeText(request)).toEqual({ text: "Réponse à un titre" });
  expect(service.seen[before]).toEqual({
    path: "/v1beta/models/gemini-flash-latest:generateContent",
    key: service.key,
    instructions: "Tu écris en français.",
    prompt: "un titre",
  });
});

test("a failing service is called three times, and the failure is reported within five seconds", async () => {
  service.behave("failing");
  const before = service.seen.length;
  const started = performance.now();
  expect(await writeText(request)).toEqual({ refused: "failed" });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(service.seen.length - before).toBe(3);
});

test("after a temporary failure the text is still written", async () => {
  service.behave("failing");
  const before = service.seen.length;
  const written = writeText(request);
  await expect.poll(() => service.seen.length, { interval: 1 }).toBeGreaterThan(before);
  service.behave("good");
  expect(await written).toEqual({ text: "Réponse à un titre" });
});

test("a request to a service that never answers is given up in time", async () => {
  service.behave("hung");
  const before = service.abandoned();
  expect(await writeText({ ...request, timeoutMs: 200 })).toEqual({ refused: "timedOut" });
  await expect.poll(() => service.abandoned()).toBe(before + 1);
});

test("an abandoned request is cancelled at the service too", async () => {
  service.behave("hung");
  const [before, abandoned] = [service.seen.length, service.abandoned()];
  const leaving = new AbortController();
  const written = writeText({ ...request, signal: leaving.signal });
  await expect.poll(() => service.seen.length).toBe(before + 1);
  leaving.abort();
  expect(await written).toEqual({ refused: "cancelled" });
  await expect.poll(() => service.abandoned()).toBe(abandoned + 1);
});

test("an answer without JSON or without text is unreadable", async () => {
  service.behave("noJson");
  expect(await writeText(request)).toEqual({ refused: "unreadable" });
  service.behave("noCandidate");
  expect(await writeText(request)).toEqual({ refused: "unreadable" });
});

test("a text that PostgreSQL would refuse is made well formed", async () => {
  service.behave("malformed");
  expect(await writeText(request)).toEqual({ text: "Un\ufffd titre" });
  service.behave("good");
});

test("the daily budget is counted for each purpose, and calls beyond it never reach the service", async () => {
  const few = { ...request, callsPerDay: 2 };
  const before = service.seen.length;
  const answers = await Promise.all([writeText(few), writeText(few), writeText(few)]);
  expect(answers.filter((answer) => "refused" in answer)).toEqual([{ refused: "overBudget" }]);
  expect(service.seen.length - before).toBe(2);
  expect(await writeText({ ...few, purpose: "locations" })).toEqual({ text: "Réponse à un titre" });
});
