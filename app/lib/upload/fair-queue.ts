interface Waiting {
  client: string;
  start: () => void;
}

export interface FairQueue {
  /** Runs `work` alone, when its turn comes; "busy", without running it, when that takes too long. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result | "busy">;
}

/**
 * Runs works one at a time. Next is the client served the longest ago: the second work of one waits behind the first of
 * every other, whoever came before.
 */
export function createFairQueue(longestWaitMs: number): FairQueue {
  const lastTurns = new Map<string, number>();
  let waiting: Waiting[] = [];
  let turn = 0;
  let isRunning = false;

  function startNext(): void {
    const next = waiting.toSorted(
      (a, b) => (lastTurns.get(a.client) ?? 0) - (lastTurns.get(b.client) ?? 0),
    )[0];
    isRunning = next !== undefined;
    if (!next) return lastTurns.clear();
    waiting = waiting.filter((one) => one !== next);
    turn += 1;
    lastTurns.set(next.client, turn);
    next.start();
  }

  /** Whether the turn came in time. */
  function turnOf(client: string): Promise<boolean> {
    return new Promise((resolve) => {
      const mine = { client, start: () => (clearTimeout(timer), resolve(true)) };
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one !== mine);
        resolve(false);
      }, longestWaitMs);
      waiting.push(mine);
      if (!isRunning) startNext();
    });
  }

  return {
    async run(client, work) {
      if (!(await turnOf(client))) return "busy";
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
