export interface MemoryPlan {
  /** V8's old generation. */
  heapMiB: number;
  /** One of the two halves of V8's young generation. */
  youngMiB: number;
  /** Compressed pages in memory. */
  pageCacheMiB: number;
  /** The embedded PostgreSQL's own cache. */
  sharedBuffersMiB: number;
  /** Connections to the database, for requests and jobs. */
  connections: number;
}

export function availableMemory(): number;
export function memoryPlan(memory?: number): MemoryPlan;
export function nodeOptions(plan?: Pick<MemoryPlan, "heapMiB" | "youngMiB">): string[];
