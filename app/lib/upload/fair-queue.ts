interface Waiting {
  client: string;
  start: () => void;
}

export interface FairQueue {
  /** Runs `work` alone when its turn comes. Returns "busy", without running it, when the wait is too long. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result | "busy">;
}

/**
 * Returns a queue that runs one job at a time. The client whose last job is the longest ago comes next, so that a
 * client's second job waits behind the first jobs of all other clients.
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

  /** Waits for the client's turn. Returns false when the wait is too long. */
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
