import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurns } from "./turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that records when it starts, and ends on demand. */
function works(names: string[]) {
  const started: string[] = [];
  const pieces = names.map((name) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { work: () => (started.push(name), promise), end: () => resolve(name), fail: reject };
  });
  return { started, pieces };
}

test("a limited number of jobs run at once, the others follow in order, and each job gets its own result", async () => {
  const { started, pieces } = works(["a", "b", "c", "d"]);
  const run = inTurns(2);
  const results = pieces.map(({ work }) => run(work));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toEqual(["a", "b"]);
  pieces[1]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["a", "b", "c"]);
  for (const { end } of pieces) end();
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

test("a job that fails lets the next job run", async () => {
  const { started, pieces } = works(["a", "b"]);
  const run = inTurns(1);
  const [failed] = pieces.map(({ work }) => run(work));
  pieces[0]?.fail(new Error("lost"));
  await expect(failed).rejects.toThrow("lost");
  expect(started).toEqual(["a", "b"]);
});

test("a long job no longer delays the next jobs after some time, and these still run one by one", async () => {
  const { started, pieces } = works(["long", "b", "c"]);
  const run = inTurns(1, 100);
  const results = pieces.map(({ work }) => run(work));
  await vi.advanceTimersByTimeAsync(99);
  expect(started).toEqual(["long"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(["long", "b"]);
  pieces[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["long", "b"]);
  for (const { end } of pieces) end();
  expect(await Promise.all(results)).toEqual(["long", "b", "c"]);
});
