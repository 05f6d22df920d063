import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startTextService } from "#tests/support/text-service.ts";

const service = await startTextService((prompt) => `Réponse à ${prompt}`);
process.env.TEXT_PROVIDER = "openai-compatible";
process.env.TEXT_API_URL = service.url;
process.env.TEXT_API_KEY = service.key;
process.env.TEXT_MODEL = "modele-de-la-maison";
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

test("a text comes back, asked for in OpenAI's wire format with the key in a header", async () => {
  expect(await writeText(request)).toEqual({ text: "Réponse à un titre" });
  expect(service.seen.at(-1)).toEqual({
    path: "/v1beta/chat/completions",
    key: service.key,
    instructions: "Tu écris en français.",
    prompt: "un titre",
  });
});

test("every other state ends as it does in the other format", async () => {
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
  await vi.waitFor(() => expect(service.abandoned()).toBe(abandoned + 1), { timeout: 10_000 });
});
