import { totalmem } from "node:os";
import { expect, test, vi } from "vitest";
import { availableMemory, memoryPlan, nodeOptions } from "./memory-plan.server.mjs";

const mebibyte = 1024 * 1024;

test("the memory limit of a container or a service counts, unless it exceeds the machine's memory", () => {
  const limit = vi.spyOn(process, "constrainedMemory");
  const machine = Math.floor(totalmem() / mebibyte);
  limit.mockReturnValue(100 * mebibyte);
  expect(availableMemory()).toBe(100);
  for (const none of [0, 2 ** 63 - 4096]) {
    limit.mockReturnValue(none);
    expect(availableMemory()).toBe(machine);
  }
  limit.mockRestore();
});

test("each plan fits the memory for which it is chosen, and the smallest machine keeps half of it free", () => {
  for (const [memory, share] of [
    [512, 0.55],
    [1024, 0.55],
    [2048, 0.45],
  ] as const) {
    const { heapMiB, youngMiB, pageCacheMiB, sharedBuffersMiB } = memoryPlan(memory);
    const together = heapMiB + 3 * youngMiB + pageCacheMiB + sharedBuffersMiB;
    expect(together, `${memory} MiB`).toBeLessThanOrEqual(memory * share);
  }
});

test("less memory never means larger sizes, and the smallest machine still gets a plan", () => {
  const sizes = [0, 256, 512, 767, 768, 1024, 1535, 1536, 4096, 1_000_000].map((memory) =>
    Object.values(memoryPlan(memory)),
  );
  for (const [index, plan] of sizes.entries())
    for (const [at, size] of plan.entries()) {
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(sizes[index + 1]?.[at] ?? size);
    }
});

test("Node is started with the sizes of the plan", () => {
  expect(nodeOptions({ heapMiB: 160, youngMiB: 2 })).toEqual([
    "--max-old-space-size=160",
    "--max-semi-space-size=2",
  ]);
});
