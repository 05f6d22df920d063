import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, startInstance, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { openDatabase } from "./connect.ts";
import { listDatabaseProcesses } from "./processes.ts";

vi.setConfig({ testTimeout: 60_000 });

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a tool uses the database of the running site and leaves it running", async () => {
  const site = await startInstance(folder);
  const { url, close } = await openDatabase({ DATA_DIR: folder }, quiet);
  expect(url).toBe(site.url);
  await close();
  expect(await ask(site.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await site.stop();
});

test("without a running site, a tool starts the database itself and stops it afterwards", async () => {
  const { url, close } = await openDatabase({ DATA_DIR: folder }, quiet, { creates: true });
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  await close();
  expect(listDatabaseProcesses(join(folder, "postgres"))).toEqual([]);
});

test("DATABASE_URL has priority over any folder", async () => {
  const { url } = await openDatabase(
    { DATABASE_URL: "postgres://elsewhere/atelier", DATA_DIR: folder },
    quiet,
  );
  expect(url).toBe("postgres://elsewhere/atelier");
});

// rule running/no-data-no-command
test("a tool refuses a folder without data in one line that names the folder, and creates nothing", async () => {
  const missing = join(folder, "var");
  for (const dataDir of [missing, folder]) {
    await expect(openDatabase({ DATA_DIR: dataDir }, quiet)).rejects.toThrow(
      new RegExp(`^Il n’y a pas de données du site dans ${dataDir} : [^\\n]*DATA_DIR=[^\\n]*$`),
    );
  }
  expect(existsSync(missing)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
