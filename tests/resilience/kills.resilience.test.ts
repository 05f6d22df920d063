import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/connect.ts";
import { listDatabaseProcesses } from "#server/database/processes.ts";
import type { Program } from "#tests/support/program.ts";
import { ask, postmasterOf } from "../support/embedded-instance.ts";
import { freePort } from "../support/free-port.ts";
import { launch, ready, statusOf } from "./launched.ts";
import { startLoad } from "./load.ts";
import { measured } from "./measured.ts";

// The test kills different processes in turn. So each kind of kill happens among the files that the other kinds left.
const turns = 25;
const underLoadMs = 500;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Sends kill -9 to the processes with these ids that still run. */
function kill(...pids: (number | undefined)[]): void {
  for (const pid of pids) {
    // 0 is no process: it would mean every process of this test's group.
    if (!pid) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process ended meanwhile.
    }
  }
}

const commandLine = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
};

test.runIf(process.platform === "linux")(
  "100 times kill -9 under load: the whole tree, Node, the postmaster, a connection's process",
  async ({ task }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "atelier-kills-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const cluster = join(dataDir, "postgres");
    const port = String(await freePort());
    let program: Program = launch(dataDir, { PORT: port });
    onTestFinished(() => void program.child.kill("SIGKILL"));
    const url = (await ready(program)).replace("localhost", "127.0.0.1");
    const load = startLoad(url, { visitors: 6 });

    const startAgain = async () => {
      await program.ended;
      program = launch(dataDir, { PORT: port });
      await ready(program);
    };
    const guardOf = (postmaster: number) =>
      listDatabaseProcesses(cluster).find(({ pid }) => pid === postmaster)?.parentPid;
    const kills: Record<string, () => Promise<void>> = {
      async tree() {
        const database = listDatabaseProcesses(cluster).map(({ pid }) => pid);
        kill(program.child.pid, guardOf(postmasterOf(dataDir)), ...database);
        await startAgain();
      },
      async node() {
        kill(program.child.pid);
        await startAgain();
      },
      async postmaster() {
        kill(postmasterOf(dataDir));
      },
      async connection() {
        const found = listDatabaseProcesses(cluster).find(({ pid }) => commandLine(pid).includes("[local]"));
        kill(found?.pid);
      },
    };

    let longestMs = 0;
    for (let turn = 0; turn < turns; turn += 1)
      for (const [name, strike] of Object.entries(kills)) {
        const struckAt = performance.now();
        await strike();
        const isReady = () => statusOf(`${url}/readyz`);
        await expect.poll(isReady, { timeout: 60_000, message: `${name} ${turn}` }).toBe(200);
        longestMs = Math.max(longestMs, performance.now() - struckAt);
        await pause(underLoadMs);
      }

    const { failed, acknowledged } = await load.stop();
    // A visitor may get an error page or no connection. Any other error fails the test.
    expect(failed.filter((line) => !/answered 503$|fetch failed|terminated/.test(line))).toEqual([]);
    const { url: address } = await openDatabase({ DATA_DIR: dataDir }, quiet);
    const rows = await ask<{ email: string; times: number }>(
      address,
      "select email, count(*)::int as times from contact_messages group by email",
    );
    const stored = new Map(rows.map(({ email, times }) => [email, times]));
    const lost = acknowledged.filter((email) => !stored.has(email));
    const twice = rows.filter(({ times }) => times > 1);
    measured(
      task,
      `${turns * Object.keys(kills).length} kills: ${lost.length} of ${acknowledged.length} acknowledged lost, ${twice.length} stored twice; ready again within ${(longestMs / 1000).toFixed(1)} s`,
    );
    expect([lost, twice]).toEqual([[], []]);
    expect(acknowledged.length).toBeGreaterThan(turns);
    program.child.kill("SIGTERM");
    expect(await program.ended).toBe(0);
  },
);
