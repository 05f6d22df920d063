export interface ImageMemory {
  has(address: string): boolean;
  add(address: string): void;
  /** Removes the addresses that are too old, and stops the regular sweep when no address is left. */
  sweep(): void;
  readonly size: number;
}

const mostEntries = 100;
const lifeMs = 30 * 60_000;
const sweepEveryMs = 5 * 60_000;

/** Creates a memory of the pictures that were shown: the latest 100 of the last half hour (rule pages/pictures). */
export function createImageMemory(now: () => number): ImageMemory {
  const shownAt = new Map<string, number>();
  const isRecent = (moment: number | undefined) => moment !== undefined && now() - moment < lifeMs;
  return {
    has: (address) => isRecent(shownAt.get(address)),
    add(address) {
      shownAt.delete(address);
      shownAt.set(address, now());
      const [oldest] = shownAt.keys();
      if (shownAt.size > mostEntries && oldest !== undefined) shownAt.delete(oldest);
    },
    sweep() {
      for (const [address, moment] of shownAt) if (!isRecent(moment)) shownAt.delete(address);
    },
    get size() {
      return shownAt.size;
    },
  };
}

const memory = createImageMemory(() => performance.now());
let sweeping: ReturnType<typeof setInterval> | undefined;

/** Whether this picture was shown lately. If so, it appears immediately, without its placeholder. */
export function wasShown(address: string): boolean {
  return memory.has(address);
}

/** Remembers a picture that has loaded. Call this in the browser only. */
export function rememberShown(address: string): void {
  memory.add(address);
  sweeping ??= setInterval(() => {
    memory.sweep();
    if (memory.size > 0) return;
    clearInterval(sweeping);
    sweeping = undefined;
  }, sweepEveryMs);
}
