import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { learnFrom } from "../rules/knowledge.ts";
import { handOver, takeOver } from "./handed-over.server.ts";
import { train } from "./train.server.ts";

const lessons = {
  responses: [{ id: "piano", keywords: "accordage", response: "Nous accordons les pianos." }],
  examples: [
    ...["accorder un piano", "mon piano sonne faux", "piano désaccordé"],
    ...["réparer un violon", "mon violon est cassé", "corde de violon"],
  ].map((question, index) => ({ responseId: index < 3 ? "piano" : "violon", question })),
  kept: [{ question: "un piano", responseIds: ["piano"] }],
};

test("a separate process learns the same as this process", async () => {
  expect(await train(lessons, new AbortController().signal)).toEqual(learnFrom(lessons));
});

test("an array that a process hands over takes no more memory than its numbers", async () => {
  const between = new PassThrough();
  handOver(
    { text: "é".repeat(10_000), votes: new Float32Array(5), counts: new Uint16Array([1, 2, 3]) },
    between,
  );
  const { votes, counts } = (await takeOver(between)) as { votes: Float32Array; counts: Uint16Array };
  expect([votes.buffer.byteLength, counts.buffer.byteLength, ...counts]).toEqual([20, 6, 1, 2, 3]);
});

test("a learning process that is stopped reports an error", async () => {
  const ending = new AbortController();
  const learned = train(lessons, ending.signal);
  ending.abort();
  await expect(learned).rejects.toThrow("the process ended before it had learned");
});
