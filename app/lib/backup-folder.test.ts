import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backupFolderProblem } from "./backup-folder.server.ts";

test("a second place that is missing says so, and takes backups as soon as it is there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atelier-second-place-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const second = join(folder, "disk");
  expect(await backupFolderProblem(second)).toBe(
    `Second endroit des sauvegardes, ${second} : ce dossier n’existe pas ; créez-le, ou branchez son disque.`,
  );
  mkdirSync(second);
  expect(await backupFolderProblem(second)).toBeNull();
});
