import { rmSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { postmasterOf, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { startEmbeddedDatabase } from "./embedded.ts";

vi.setConfig({ testTimeout: 120_000 });

test("the log reports a killed PostgreSQL as lost and later as running again, at the same level", async () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const quiet = () => {};
  const error = (_fields: object, message: string) => void lines.push(message);
  const database = await startEmbeddedDatabase({
    dataDir: folder,
    log: { info: quiet, warn: quiet, error },
  });
  process.kill(postmasterOf(folder), "SIGKILL");
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 60_000, interval: 50 });
  expect(lines).toEqual(["PostgreSQL ended unexpectedly, starting it again", "PostgreSQL runs again"]);
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});
