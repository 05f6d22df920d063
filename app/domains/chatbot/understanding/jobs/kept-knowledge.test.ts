import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Knowledge, learnFrom, understand } from "../rules/knowledge.ts";
import { type KeptKnowledge, keepKnowledge } from "./kept-knowledge.server.ts";

const question = "mon piano sonne faux";
const lessons = {
  responses: [],
  examples: [
    ...["accorder un piano", "mon piano sonne tout faux", "piano désaccordé"],
    ...["réparer un violon", "mon violon est cassé", "corde de violon"],
  ].map((asked, index) => ({ responseId: index < 3 ? "piano" : "violon", question: asked })),
  kept: [{ question: "un piano", responseIds: ["piano"] }],
};
const longerThanKept = 21_000;

let folder: string;
let kept: KeptKnowledge;
let learned: Knowledge;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  folder = mkdtempSync(join(tmpdir(), "atelier-knowledge-"));
  learned = learnFrom(lessons);
});

afterEach(async () => {
  vi.useRealTimers();
  await kept.close();
  rmSync(folder, { recursive: true });
});

const votes = ({ weights }: Knowledge) => weights.votes.byteLength;

test("unused knowledge is removed from memory, and is the same when it is needed again", async () => {
  kept = await keepKnowledge(learned, [folder]);
  expect(await kept.load()).toBe(learned);
  await vi.advanceTimersByTimeAsync(longerThanKept);
  expect(votes(learned)).toBe(0);
  const again = await kept.load();
  expect(again).toEqual(learnFrom(lessons));
  expect(understand(again, question).ranked[0]).toMatchObject({ responseId: "piano" });
});

test("questions that follow one another find the knowledge in memory", async () => {
  kept = await keepKnowledge(learned, [folder]);
  for (let asked = 0; asked < 3; asked += 1) {
    await vi.advanceTimersByTimeAsync(longerThanKept / 2);
    expect(await kept.load()).toBe(learned);
  }
  expect(votes(learned)).toBeGreaterThan(0);
});

test("a caller keeps the knowledge that it has while other knowledge replaces it", async () => {
  kept = await keepKnowledge(learned, [folder]);
  await vi.advanceTimersByTimeAsync(longerThanKept);
  const asked = kept.load();
  await kept.close();
  expect(votes(await asked)).toBeGreaterThan(0);
  kept = await keepKnowledge(learned, []);
});

test("the file of the knowledge has no name, so nothing is left when the process is killed", async () => {
  kept = await keepKnowledge(learned, [folder]);
  expect(readdirSync(folder)).toEqual([]);
});

test("the knowledge stays in memory if no file can be written", async () => {
  kept = await keepKnowledge(learned, [join(folder, "none"), join(folder, "neither")]);
  await vi.advanceTimersByTimeAsync(longerThanKept);
  expect(await kept.load()).toBe(learned);
  expect(votes(learned)).toBeGreaterThan(0);
});
