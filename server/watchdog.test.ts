import { expect, test, vi } from "vitest";
import { startWatchdog } from "./watchdog.ts";

const forever = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error("away"));
const works = () => Promise.resolve();

const patience = { timeout: 10_000 };

/** Starts a watchdog whose time limit is 150 times shorter than the real one. */
function watch(pool: () => Promise<unknown>, database: () => Promise<unknown>, sinceAnswerMs = () => 1e6) {
  const onStuck = vi.fn<() => void>();
  const options = { sinceAnswerMs, askPool: pool, askDatabase: database, onStuck };
  return { onStuck, ...startWatchdog({ ...options, everyMs: 20, limitMs: 200 }) };
}

test.each([
  ["hang", forever],
  ["fail", fails],
])(
  "the watchdog asks once for a restart when connections %s while the database answers elsewhere",
  async (_how, pool) => {
    const { onStuck, isStuck } = watch(pool, works);
    expect(isStuck()).toBe(false);
    await vi.waitFor(() => expect(onStuck).toHaveBeenCalled(), patience);
    expect(isStuck()).toBe(true);
    expect(onStuck).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ["a database that is away", forever, fails, () => 1e6],
  ["connections that answer the question", works, works, () => 1e6],
  ["connections that answered others", forever, works, () => 0],
])("the watchdog asks for no restart because of %s", async (_what, pool, database, sinceAnswerMs) => {
  const asked = vi.fn(sinceAnswerMs);
  const { onStuck, stop } = watch(pool, database, asked);
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(20), patience);
  expect(onStuck).not.toHaveBeenCalled();
  stop();
});
