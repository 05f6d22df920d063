import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/embedded-instance.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command beside the data of a real site in `folder`/var. Returns the command's output. */
async function demo(...args: string[]): Promise<string> {
  const started = promisify(execFile)(process.execPath, ["scripts/demo.ts", ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, "var") },
  });
  return started.then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

test.each([[[]], [["renew"]]])(
  "npm run demo leaves alone a folder that it did not create (%j)",
  async (args) => {
    mkdirSync(join(folder, "var-demo"));
    writeFileSync(join(folder, "var-demo/precious.txt"), "");
    expect(await demo(...args)).toMatch(/^[^\n]+var-demo n’est pas un dossier de démonstration[^\n]+\n$/);
    expect(readdirSync(join(folder, "var-demo"))).toEqual(["precious.txt"]);
  },
);

test("after an unknown argument, npm run demo lists the known arguments", async () => {
  expect(await demo("renouveler")).toMatch(/^npm run demo, ou « npm run demo -- renew »[^\n]+\n$/);
  expect(readdirSync(folder)).toEqual([]);
});
