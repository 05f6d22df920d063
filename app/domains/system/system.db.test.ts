import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordBackup } from "#server/database/backup/record.ts";
import { getSystemState } from "./queries.server.ts";

test("the system state shows versions and sizes, and the last backup once there is one", async () => {
  const before = await getSystemState();
  expect(before).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    backups: { last: null, failure: null },
  });
  expect(before.schemaVersion).toBeGreaterThan(10);
  expect(before.databaseVersion).toMatch(/^\d+/);
  expect(before.databaseBytes).toBeGreaterThan(1_000_000);

  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const file = join(folder, "site.backup");
  await writeFile(file, "x".repeat(2048));
  await recordBackup(process.env.DATABASE_URL ?? "", file, 12, { isEncrypted: true });
  await rm(folder, { recursive: true });
  expect((await getSystemState()).backups.last).toMatchObject({
    sizeBytes: 2048,
    isEncrypted: true,
    isCopied: null,
  });
});
