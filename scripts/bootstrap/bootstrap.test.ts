import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/embedded-instance.ts";
import { precompress } from "./precompress.mjs";

vi.setConfig({ testTimeout: 30_000 });

let project: string;

beforeEach(() => {
  project = temporaryFolder();
  for (const path of [
    "scripts/run.sh",
    "scripts/bootstrap.mjs",
    "scripts/bootstrap",
    "app/lib/memory-plan.server.mjs",
  ])
    cpSync(path, join(project, path), { recursive: true });
  mkdirSync(join(project, "server"));
  mkdirSync(join(project, "tool"));
  write("tool/package.json", { name: "tool", version: "1.0.0" });
  writeLock("1.0.0");
  writeFileSync(
    join(project, "server/dev.ts"),
    `import { writeSync } from "node:fs";
     process.on("SIGTERM", () => process.exit(7));
     writeSync(1, "running " + process.argv.slice(2) + " " + process.env.NODE_ENV + "\\n");
     if (process.argv[2] === "pid") writeSync(1, "pid " + process.pid + "\\n");
     if (process.argv[2] === "wait") setInterval(() => {}, 1000);
     else process.exitCode = Number(process.argv[2]) || 0;`,
  );
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, content: object): void {
  writeFileSync(join(project, path), JSON.stringify(content));
}

/** Writes a lockfile whose dependencies are folders, so that the install needs no network. */
function writeLock(version: string, name = "tool"): void {
  const dependencies = { [name]: `file:${name}` };
  write("package.json", { name: "trial", version: "1.0.0", type: "module", dependencies });
  write("package-lock.json", {
    name: "trial",
    version: "1.0.0",
    lockfileVersion: 3,
    packages: {
      "": { name: "trial", version: "1.0.0", dependencies },
      [name]: { version },
      [`node_modules/${name}`]: { resolved: name, link: true },
    },
  });
}

function bootstrap(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(project, "scripts/bootstrap.mjs"), ...args], {
    env: { PATH: process.env.PATH, HOME: project, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, output: () => output, ended };
}

/** Makes Node act like Node 20, which cannot replace its process by another program. */
const withoutExecve = { NODE_OPTIONS: "--import data:text/javascript,delete%20process.execve" };

// rule running/one-command
test("the first command installs the locked dependencies, and the second starts without an install", async () => {
  const first = await bootstrap(["dev", "0"]).ended;
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toContain("Installation des dépendances");
  expect(first.output).toContain("running 0 development");
  const second = await bootstrap(["dev", "0"]).ended;
  expect(second.output).toBe("running 0 development\n");
});

test("a command installs again after the lockfile has changed, whatever NODE_ENV is", async () => {
  await bootstrap(["dev", "0"]).ended;
  write("tool/package.json", { name: "tool", version: "2.0.0" });
  writeLock("2.0.0");
  const { code, output } = await bootstrap(["dev", "0"], { NODE_ENV: "production" }).ended;
  expect(code).toBe(0);
  expect(output).toContain("Installation des dépendances");
  expect(output).toContain("running 0 development");
});

test("a command does not repeat an install that was made by hand with npm", async () => {
  await bootstrap(["dev", "0"]).ended;
  rmSync(join(project, "node_modules/.atelier-lock-hash"));
  expect((await bootstrap(["dev", "0"]).ended).output).toBe("running 0 development\n");
});

test("two commands that start together install only once", async () => {
  const both = await Promise.all([bootstrap(["dev", "0"]).ended, bootstrap(["dev", "0"]).ended]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ output }) => output.includes("Installation des dépendances"))).toHaveLength(1);
});

test("a failed install is reported in one sentence, with a failing exit code", async () => {
  write("package-lock.json", {
    name: "trial",
    lockfileVersion: 3,
    packages: { "": {}, "node_modules/x": { version: "1" } },
  });
  const { code, output } = await bootstrap(["dev", "0"]).ended;
  expect(code).toBe(1);
  expect(output).toContain("L’installation des dépendances a échoué");
  expect(output).not.toContain("running 0");
});

test.each([
  ["a Node that can replace itself by the command", {}],
  ["a Node that can run the command only as a child process", withoutExecve],
])(
  "with %s, the command gets the signals and the caller gets the command's exit code",
  async (_which, environment) => {
    await bootstrap(["dev", "0"]).ended;
    expect(await bootstrap(["dev", "3"], environment).ended).toMatchObject({ code: 3 });
    const waiting = bootstrap(["dev", "wait"], environment);
    await vi.waitFor(() => expect(waiting.output()).toContain("running"), { timeout: 10_000 });
    waiting.child.kill("SIGTERM");
    expect(await waiting.ended).toMatchObject({ code: 7 });
  },
);

test("an old Node installs the dependencies, and the program replaces it in the process of the service", async () => {
  mkdirSync(join(project, "node/bin"), { recursive: true });
  mkdirSync(join(project, "machine"));
  write("node/package.json", { name: "node", version: "1.0.0" });
  writeLock("1.0.0", "node");
  symlinkSync(process.execPath, join(project, "node/bin/node"));
  const oldNode = join(project, "machine/node");
  writeFileSync(
    oldNode,
    `#!/bin/sh\nexec "${process.execPath}" --import ${withoutExecve.NODE_OPTIONS.slice(9)} "$@"\n`,
  );
  chmodSync(oldNode, 0o755);
  const child = spawn("sh", [join(project, "scripts/run.sh"), "dev", "pid"], {
    env: { PATH: `${join(project, "machine")}:${process.env.PATH}`, HOME: project },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  expect(code).toBe(0);
  expect(output).toContain("Dépendances prêtes");
  expect(output).toContain(`pid ${child.pid}\n`);
});

test("after an unknown command, the known commands are listed", async () => {
  const { code, output } = await bootstrap(["strat"]).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Commande inconnue : strat\. Au choix : install, start, [^\n]*\n$/);
});

test("text files get a compressed copy beside them, but fonts and tiny files do not", async () => {
  const content = "body { color: black }\n".repeat(200);
  writeFileSync(join(project, "a.css"), content);
  writeFileSync(join(project, "a.woff2"), content);
  writeFileSync(join(project, "tiny.js"), "1");
  await precompress(project);
  expect(brotliDecompressSync(readFileSync(join(project, "a.css.br"))).toString()).toBe(content);
  expect(existsSync(join(project, "a.woff2.br"))).toBe(false);
  expect(existsSync(join(project, "tiny.js.br"))).toBe(false);
});
