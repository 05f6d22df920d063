import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backupFolderProblem } from "./backup-folder.server.ts";

test("a second place for backups that is missing is reported, and is accepted as soon as it exists", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atelier-second-place-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const second = join(folder, "disk");
  expect(await backupFolderProblem(second)).toBe(
    `Second endroit des sauvegardes, ${second} : ce dossier n’existe pas ; créez-le, ou branchez son disque.`,
  );
  mkdirSync(second);
  expect(await backupFolderProblem(second)).toBeNull();
});
