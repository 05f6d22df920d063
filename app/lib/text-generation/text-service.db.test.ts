import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startTextService } from "#tests/support/text-service.ts";

const service = await startTextService((prompt) => `Réponse à ${prompt}`);
process.env.TEXT_API_URL = service.url;
process.env.TEXT_API_KEY = service.key;
const { pool } = await import("#app/db/client.server.ts");
const { writeText } = await import("./text-service.server.ts");

afterAll(() => service.stop());
beforeEach(async () => {
  service.behave("good");
  await pool.query("delete from text_calls");
});

const request = {
  purpose: "blog",
  callsPerDay: 50,
  instructions: "Tu écris en français.",
  prompt: "un titre",
};

test("a text comes back, asked for in Gemini's wire format with the key in a header", async () => {
  const before = service.seen.length;
  expect(await writeText(request)).toEqual({ text: "Réponse à un titre" });
  expect(service.seen[before]).toEqual({
    path: "/v1beta/models/gemini-flash-latest:generateContent",
    key: service.key,
    instructions: "Tu écris en français.",
    prompt: "un titre",
  });
});

test("a service that fails is asked three times, then said to have failed", async () => {
  service.behave("failing");
  const before = service.seen.length;
  expect(await writeText(request)).toEqual({ refused: "failed" });
  expect(service.seen.length - before).toBe(3);
});

test("a failure that passes is not noticed", async () => {
  service.behave("failing");
  const before = service.seen.length;
  const written = writeText(request);
  await vi.waitFor(() => expect(service.seen.length).toBeGreaterThan(before), { timeout: 10_000 });
  service.behave("good");
  expect(await written).toEqual({ text: "Réponse à un titre" });
});

test("a service that never answers is given up in time", async () => {
  service.behave("hung");
  const before = service.abandoned();
  expect(await writeText({ ...request, timeoutMs: 200 })).toEqual({ refused: "timedOut" });
  await vi.waitFor(() => expect(service.abandoned()).toBe(before + 1), { timeout: 10_000 });
});

test("nobody waiting any more ends the request at the service too", async () => {
  service.behave("hung");
  const [before, abandoned] = [service.seen.length, service.abandoned()];
  const leaving = new AbortController();
  const written = writeText({ ...request, signal: leaving.signal });
  await vi.waitFor(() => expect(service.seen.length).toBe(before + 1), { timeout: 10_000 });
  leaving.abort();
  expect(await written).toEqual({ refused: "cancelled" });
  await vi.waitFor(() => expect(service.abandoned()).toBe(abandoned + 1), { timeout: 10_000 });
});

test("an answer that is no JSON, or holds no text, is unreadable", async () => {
  service.behave("noJson");
  expect(await writeText(request)).toEqual({ refused: "unreadable" });
  service.behave("noCandidate");
  expect(await writeText(request)).toEqual({ refused: "unreadable" });
});

test("the day's budget is counted by purpose, and what is over it never reaches the service", async () => {
  const few = { ...request, callsPerDay: 2 };
  const before = service.seen.length;
  const answers = await Promise.all([writeText(few), writeText(few), writeText(few)]);
  expect(answers.filter((answer) => "refused" in answer)).toEqual([{ refused: "overBudget" }]);
  expect(service.seen.length - before).toBe(2);
  expect(await writeText({ ...few, purpose: "locations" })).toEqual({ text: "Réponse à un titre" });
});
