import { afterEach, expect, test, vi } from "vitest";
import { drawn, turn } from "./browser-turns.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a promise has resolved, once the tasks of the next `ms` have run. */
async function isOver(waiting: Promise<void>, ms = 0) {
  const over = vi.fn();
  void waiting.then(over);
  await vi.advanceTimersByTimeAsync(ms);
  return over.mock.calls.length > 0;
}

// rule pages/first-sign
test("the change that a visitor's action made is drawn only when the browser begins the next frame", async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  const waiting = drawn();
  frames.shift()?.();
  expect(await isOver(waiting, 100)).toBe(false);
  frames.shift()?.();
  expect(await isOver(waiting, 1)).toBe(true);
});

test("a page in the background draws nothing, and its script starts nevertheless", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => undefined);
  expect(await isOver(drawn(), 1999)).toBe(false);
  expect(await isOver(drawn(), 2000)).toBe(true);
});

test("turn() resolves in a new task", async () => {
  vi.useFakeTimers();
  const waiting = turn();
  await Promise.resolve();
  const over = vi.fn();
  void waiting.then(over);
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  expect(await isOver(waiting, 1)).toBe(true);
});
