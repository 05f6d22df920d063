import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Instance, startInstance, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { startTimeoutMs, withFirstAnswer } from "./first-answer.ts";

let folder: string;
let running: Instance;
let postmaster: number;

beforeEach(async () => {
  folder = temporaryFolder();
  running = await startInstance(folder);
  postmaster = Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}, 60_000);

afterEach(async () => {
  vi.useRealTimers();
  process.kill(postmaster, "SIGCONT");
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Connects to a postmaster that is paused with SIGSTOP, like a postmaster without processor time on a busy machine. */
function connectToStopped() {
  process.kill(postmaster, "SIGSTOP");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  const said: string[] = [];
  const say = (fields: object, message: string) => void said.push(`${message} ${JSON.stringify(fields)}`);
  const log = { info: say, warn: say, error: say };
  const patience = { until: performance.now() + startTimeoutMs, log };
  const answer = withFirstAnswer(running.url, patience, async (client) => {
    const { rows } = await client.query<{ one: number }>("select 1 as one");
    return rows[0]?.one;
  });
  return { answer, said };
}

test("a start waits for PostgreSQL's slow first answer, and logs that it waits", async () => {
  const { answer, said } = connectToStopped();
  await vi.advanceTimersByTimeAsync(22_000);
  process.kill(postmaster, "SIGCONT");
  expect(await answer).toBe(1);
  expect(said).toHaveLength(4);
  expect(said.at(-1)).toContain('has not answered yet (busy machine) {"seconds":20}');
});

test("a start that has waited until its time limit fails with one line that says that PostgreSQL did not answer", async () => {
  const { answer } = connectToStopped();
  const refused = answer.then(String, (error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(startTimeoutMs + 1_000);
  expect(await refused).toMatch(/^PostgreSQL tourne mais n’a pas répondu en 120 secondes/);
});
