import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSpareTime } from "./spare-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lasting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("one task runs at a time, and a rest nine times as long follows it, even if the task failed", async () => {
  const inSpareTime = createSpareTime();
  const started: string[] = [];
  const start = (name: string, work: () => Promise<void>) =>
    inSpareTime(() => {
      started.push(name);
      return work();
    });
  start("first", lasting(100));
  start("meanwhile", lasting(100));
  await vi.advanceTimersByTimeAsync(990);
  start("during the rest", lasting(100));
  await vi.advanceTimersByTimeAsync(20);
  start("second", () => lasting(100)().then(() => Promise.reject(new Error("full"))));
  await vi.advanceTimersByTimeAsync(1_010);
  start("third", lasting(1));
  expect(started).toEqual(["first", "second", "third"]);
});
