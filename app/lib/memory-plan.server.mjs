import { totalmem } from "node:os";

/**
 * The memory of each part of the program, by the machine's memory in MiB (ADR 132). This file is plain JavaScript,
 * because the bootstrap (scripts/bootstrap.mjs) loads it with the machine's own Node.
 */
const plans = [
  {
    from: 1536,
    heapMiB: 384,
    youngMiB: 4,
    pageCacheMiB: 48,
    sharedBuffersMiB: 32,
    connections: 12,
  },
  {
    from: 768,
    heapMiB: 256,
    youngMiB: 4,
    pageCacheMiB: 32,
    sharedBuffersMiB: 24,
    connections: 10,
  },
  {
    from: 0,
    heapMiB: 160,
    youngMiB: 2,
    pageCacheMiB: 12,
    sharedBuffersMiB: 16,
    connections: 7,
  },
];
const mebibyte = 1024 * 1024;

/** Returns the MiB this program may use: the machine's memory, or the limit of its container or service. */
export function availableMemory() {
  // `constrainedMemory` returns 0, or more than the machine has, when no limit is set.
  const limit = process.constrainedMemory?.() ?? 0;
  return Math.floor(Math.min(totalmem(), limit > 0 ? limit : Infinity) / mebibyte);
}

/** Returns the sizes for a machine with `memory` MiB, by default this machine. */
export function memoryPlan(memory = availableMemory()) {
  const { from: _, ...plan } = plans.find(({ from }) => memory >= from) ?? plans.at(-1);
  return plan;
}

/** Returns Node's options for the program. The young generation is three times the size of one of its halves. */
export function nodeOptions({ heapMiB, youngMiB } = memoryPlan()) {
  return [`--max-old-space-size=${heapMiB}`, `--max-semi-space-size=${youngMiB}`];
}
