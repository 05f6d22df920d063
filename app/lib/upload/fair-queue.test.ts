import { afterEach, expect, test, vi } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

afterEach(() => void vi.useRealTimers());

/** Returns jobs that end on demand, and the order in which they began. */
function works() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    began.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.push(() => resolve(name));
    return promise;
  };
  const endAll = async (results: Promise<unknown>[]) => {
    while (began.length < results.length || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { began, work, endAll };
}

test("a client's second picture waits behind another client's first", async () => {
  const queue = createFairQueue(60_000);
  const { began, work, endAll } = works();
  const results = ["a1", "a2", "a3", "b1", "a4", "c1", "b2"].map((name) =>
    queue.run(name.charAt(0), work(name)),
  );
  await endAll(results);
  expect(began).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  expect(await Promise.all(results)).toEqual(["a1", "a2", "a3", "b1", "a4", "c1", "b2"]);
});

test("a job that fails lets the next job run", async () => {
  const queue = createFairQueue(60_000);
  const failing = queue.run("a", () => Promise.reject(new Error("no picture")));
  const next = queue.run("a", async () => "done");
  await expect(failing).rejects.toThrow("no picture");
  expect(await next).toBe("done");
});

test("a job that waited too long is refused and loses its turn", async () => {
  vi.useFakeTimers();
  const queue = createFairQueue(60_000);
  const { promise: forever, resolve: end } = Promise.withResolvers<string>();
  const first = queue.run("a", () => forever);
  const work = vi.fn(async () => "done");
  const late = queue.run("b", work);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toBe("busy");
  end("ended");
  expect(await first).toBe("ended");
  expect(await queue.run("b", async () => "next")).toBe("next");
  expect(work).not.toHaveBeenCalled();
});
