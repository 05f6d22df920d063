import type { Site } from "../support/site.ts";

/** Measures a running site from outside, through Node's inspector. The program itself has no code for this. */
export interface Probe {
  /**
   * Returns the longest time, in milliseconds, for which the site's event loop can have been busy since `forget`. This
   * is the longest delay of a timer or the processor time used, whichever is less: a process that only waited for a
   * processor had a delay, but was not busy.
   */
  busyMs(): Promise<number>;
  /** Starts the measurement of `busyMs` anew. */
  forget(): Promise<unknown>;
  /** Returns the memory that the site holds after garbage collection, in bytes. */
  heldBytes(): Promise<number>;
  /** Returns the memory that the system has given the site, in bytes. */
  residentBytes(): Promise<number>;
  close(): void;
}

/** The environment with which a site must be started to be probed. */
export const probed = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/** Attaches to a site that was started with `probed`. */
export async function attachProbe(site: Site): Promise<Probe> {
  const address = /ws:\/\/\S+/.exec(site.output())?.[0];
  if (!address) throw new Error("the site was started without its inspector");
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let count = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      waiting.set((count += 1), resolve);
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  const evaluate = async (expression: string) => {
    const answer = await call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    return (answer as { result: { value: number } }).result.value;
  };
  const fromNow = "probeDelay.reset(); globalThis.probeUsage = process.cpuUsage(); 0";
  await evaluate(`globalThis.probeDelay =
    process.getBuiltinModule("node:perf_hooks").monitorEventLoopDelay({ resolution: 5 });
    probeDelay.enable(); ${fromNow}`);
  return {
    forget: () => evaluate(fromNow),
    busyMs: () =>
      // The monitor notices a delay only at its first timer after it. So this waits for a timer.
      evaluate(`new Promise((resolve) => setTimeout(() => {
        const { user, system } = process.cpuUsage(probeUsage);
        const busy = Math.min(probeDelay.max / 1e6, (user + system) / 1e3);
        resolve(busy);
      }, 15))`),
    async heldBytes() {
      await call("HeapProfiler.collectGarbage");
      return evaluate("(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())");
    },
    residentBytes: () => evaluate("process.memoryUsage.rss()"),
    close: () => socket.close(),
  };
}
