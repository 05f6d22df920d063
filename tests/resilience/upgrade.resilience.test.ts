import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/connect.ts";
import { freePort } from "#tests/support/free-port.ts";
import { copyRelease } from "../../scripts/installation/copy-release.ts";
import { layout, point } from "../../scripts/installation/layout.ts";
import { waitUntilReady } from "../../scripts/installation/site-check.ts";
import { hasProgram } from "../../scripts/installation/systemd.ts";
import { measured } from "./measured.ts";
import { addMigration, copyBuild } from "./release-copy.ts";
import { type Load, startLoad } from "./load.ts";

// Tests the upgrade of an installed site while visitors use it. In place of systemd, the program
// systemd-socket-activate keeps the port open, and a shell starts the site again when it ends.
const canRun = hasProgram("systemd-socket-activate");
const root = mkdtempSync(join(tmpdir(), "atelier-installed-"));
const parts = layout(root);

let url: string;
let supervisor: ChildProcess;
let first: string;

const sourceOf = (name: string) => join(root, "sources", name);
const makeRelease = (name: string) => copyBuild(sourceOf(name));

beforeAll(async () => {
  if (!canRun) return;
  mkdirSync(parts.data, { recursive: true });
  mkdirSync(join(root, "etc/atelier"), { recursive: true });
  writeFileSync(parts.settings, `DATA_DIR=${parts.data}\nRATE_LIMITS=off\nLOG_LEVEL=warn\n`);
  first = copyRelease(makeRelease("first"), parts.program, new Date());
  point(parts.program, "current", first);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const program = join(parts.program, "current/scripts/run.sh");
  const once = `echo $$ > ${root}/pid; export LISTEN_PID=$$ LISTEN_FDS=1; exec sh ${program} start >> ${root}/log 2>&1`;
  const script = `set -a; . ${parts.settings}; set +a; while [ ! -e ${root}/stop ]; do sh -c '${once}'; sleep 0.2; done`;
  const env = { PATH: process.env.PATH, HOME: root };
  supervisor = spawn(
    "systemd-socket-activate",
    ["-l", `127.0.0.1:${port}`, "--setenv=PATH", "/bin/sh", "-c", script],
    {
      env,
      stdio: "ignore",
    },
  );
  await waitUntilReady(url, 120_000, () => supervisor.exitCode !== null);
}, 200_000);

afterAll(async () => {
  if (supervisor) {
    writeFileSync(join(root, "stop"), "");
    process.kill(Number(readFileSync(join(root, "pid"), "utf8")), "SIGTERM");
    await once(supervisor, "exit");
  }
  rmSync(root, { recursive: true, force: true });
});

const runningFrom = () => readlinkSync(`/proc/${readFileSync(join(root, "pid"), "utf8").trim()}/cwd`);

async function command(
  name: "upgrade" | "rollback",
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const restart = `p=$(cat ${root}/pid); kill -TERM $p; while [ "$(cat ${root}/pid)" = "$p" ]; do sleep 0.1; done`;
  const options = ["--root", root, "--url", url, "--restart", restart];
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args, ...options], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", LOG_LEVEL: "warn" },
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode ?? 1, said: out + err };
}

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const { url: address } = await openDatabase({ DATA_DIR: parts.data }, quiet);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Expects that no request failed and that every acknowledged message is stored. */
async function expectNothingLost(load: Load): Promise<string> {
  const { failed, answered, acknowledged, longestMs } = await load.stop();
  expect(failed).toEqual([]);
  const stored = new Set(
    (await ask<{ email: string }>("select email from contact_messages")).map((row) => row.email),
  );
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  return `${failed.length} of ${answered} requests failed, 0 of ${acknowledged.length} messages lost, longest ${(longestMs / 1000).toFixed(1)} s`;
}

test.skipIf(!canRun)("an upgrade with a migration takes over with no failed request", async ({ task }) => {
  const folder = makeRelease("second");
  addMigration(folder, "CREATE TABLE upgrade_test (id integer);");
  const load = startLoad(url);
  const { code, said } = await command("upgrade", folder);
  expect(said).toContain("10 pages lues");
  expect(code, said).toBe(0);
  measured(task, await expectNothingLost(load));
  expect(runningFrom()).not.toContain(first);
  expect(await ask("select to_regclass('upgrade_test')::text as found")).toEqual([{ found: "upgrade_test" }]);
});

test.skipIf(!canRun)(
  "a rollback takes over on the data as they are, with no failed request",
  async ({ task }) => {
    const load = startLoad(url);
    const { code, said } = await command("rollback");
    expect(code, said).toBe(0);
    measured(task, await expectNothingLost(load));
    expect(runningFrom()).toContain(first);
  },
);

const faults: [string, (folder: string) => void, string][] = [
  [
    "that does not start",
    (folder) => appendFileSync(join(folder, "build/server/app.js"), "\nthrow new Error('broken');"),
    "ne démarre pas",
  ],
  [
    "whose migration fails on the data",
    (folder) => addMigration(folder, "ALTER TABLE contact_messages ADD CHECK (name = '');"),
    "ne passe pas",
  ],
  [
    "that ends on the real data alone",
    (folder) => {
      const main = join(folder, "build/server/main.js");
      writeFileSync(
        main,
        `if (!process.env.DATA_DIR.includes("rehearsal")) process.exit(3);\n${readFileSync(main, "utf8")}`,
      );
    },
    "est revenue et répond",
  ],
];

test.skipIf(!canRun).for(faults)(
  "a release %s leaves the one that ran, and nothing fails",
  async ([name, spoil, says], { task }) => {
    // The folder is a copy of the second release, whose migration the database already has. Then it is spoiled.
    const folder = sourceOf(name.replaceAll(" ", "-"));
    cpSync(sourceOf("second"), folder, { recursive: true });
    spoil(folder);
    const load = startLoad(url);
    const { code, said } = await command("upgrade", folder);
    expect(said).toContain(says);
    expect(said).toContain(`${first} tourne toujours`);
    expect(code).toBe(1);
    measured(task, await expectNothingLost(load));
    expect(runningFrom()).toContain(first);
    expect(existsSync(join(parts.program, "releases", first))).toBe(true);
  },
);
