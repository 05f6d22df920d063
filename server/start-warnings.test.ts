import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { systemTexts } from "#app/domains/system/labels.ts";
import { announcement } from "./announce.ts";
import { parseEnvironment } from "#app/lib/env.server.ts";
import { startWarnings } from "./start-warnings.ts";

const mebibyte = 1024 * 1024;
const settings = parseEnvironment({});
const disk = (freeMiB: number) => async () => ({
  freeBytes: freeMiB * mebibyte,
  totalBytes: 160 * mebibyte,
  holdsDatabase: true,
});
const ample = disk(120);

// rule running/full-disk
test("the program reports a full disk when it starts", async () => {
  expect(await startWarnings(settings, {}, ample)).toEqual([]);
  expect(await startWarnings(settings, {}, disk(0))).toEqual([systemTexts.fullDisk]);
  const banner = announcement(settings, 3000, {}, [systemTexts.fullDisk]);
  expect(banner).toContain(`ATTENTION : ${systemTexts.fullDisk}`);
});

// rule running/told-at-the-start
test("the program reports a second place for backups that is missing or is a file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atelier-place-"));
  const file = join(folder, "file");
  writeFileSync(file, "");
  const toldOf = (to: string) => startWarnings({ ...settings, BACKUP_TO: to }, {}, ample);
  expect(await toldOf(folder)).toEqual([]);
  expect(await toldOf(file)).toEqual([expect.stringContaining(`${file} : ce n’est pas un dossier`)]);
  expect(await toldOf(join(folder, "none"))).toEqual([expect.stringContaining("ce dossier n’existe pas")]);
  expect(await startWarnings({ ...settings, BACKUPS: "off", BACKUP_TO: "/none" }, {}, ample)).toEqual([]);
  expect(await toldOf("https://s3.example.fr/backups")).toEqual([]);
  rmSync(folder, { recursive: true });
});

// rule running/told-at-the-start
test("the program reports a variable that resembles one of its settings, and no other variable", async () => {
  const system = {
    HOME: "/root",
    PATH: "/bin",
    PWD: "/",
    HOSTNAME: "a",
    TERM: "x",
    PORT: "80",
    LISTEN_FDS: "1",
  };
  expect(await startWarnings(settings, system, ample)).toEqual([]);
  const mistyped = { ...system, PORTT: "80", BACKUP_PASSPHRSE: "a", SMTP_URI: "b" };
  expect(await startWarnings(settings, mistyped, ample)).toEqual([
    "PORTT n’est pas un réglage du site : vouliez-vous dire PORT ?",
    "BACKUP_PASSPHRSE n’est pas un réglage du site : vouliez-vous dire BACKUP_PASSPHRASE ?",
    "SMTP_URI n’est pas un réglage du site : vouliez-vous dire SMTP_URL ?",
  ]);
});
