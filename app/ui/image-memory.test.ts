import { expect, it } from "vitest";
import { createImageMemory } from "./image-memory.ts";

const minute = 60_000;

// rule pages/pictures
it("a loaded picture is remembered for half an hour", () => {
  let now = 0;
  const memory = createImageMemory(() => now);
  memory.add("/a");
  now = 30 * minute - 1;
  expect(memory.has("/a")).toBe(true);
  now = 30 * minute;
  expect(memory.has("/a")).toBe(false);
  expect(memory.size).toBe(1);
  memory.sweep();
  expect(memory.size).toBe(0);
});

it("the hundred latest pictures are remembered", () => {
  const memory = createImageMemory(() => 0);
  for (let index = 0; index < 100; index += 1) memory.add(`/${index}`);
  memory.add("/0");
  memory.add("/new");
  expect(memory.size).toBe(100);
  expect(memory.has("/0")).toBe(true);
  expect(memory.has("/1")).toBe(false);
});
