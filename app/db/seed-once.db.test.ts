import { expect, test } from "vitest";
import { missingSeeds, seedOnce } from "./seed-once.server.ts";

test("a seed (starter content) runs once for each name, even if several nodes start together, and is missing until then", async () => {
  let runs = 0;
  const write = async () => void (runs += 1);
  expect(await missingSeeds(["spring", "summer"])).toEqual(new Set(["spring", "summer"]));
  const ran = await Promise.all([1, 2, 3].map(() => seedOnce("spring", write)));
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect(await seedOnce("spring", write)).toBe(false);
  expect(runs).toBe(1);
  expect(await missingSeeds(["spring", "summer"])).toEqual(new Set(["summer"]));
});

test("a seed whose write fails is still missing", async () => {
  await expect(seedOnce("autumn", () => Promise.reject(new Error("full")))).rejects.toThrow("full");
  expect(await missingSeeds(["autumn"])).toEqual(new Set(["autumn"]));
});
