import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "atelier-lock-"));
const journal = join(folder, "journal");
const script = `
  import { appendFileSync } from "node:fs";
  import { setTimeout as delay } from "node:timers/promises";
  import { withPreparationLock } from "${new URL("./lock.mjs", import.meta.url).href}";
  await withPreparationLock(async () => {
    appendFileSync(process.argv[1], "(");
    await delay(20);
    appendFileSync(process.argv[1], ")");
  });
`;

test("commands that start together prepare the program one at a time, even if a dead command left its lock", async () => {
  appendFileSync(journal, "");
  const environment = { ...process.env, TMPDIR: folder };
  const run = (text: string) =>
    once(
      spawn(process.execPath, ["--input-type=module", "--eval", text, journal], { env: environment }),
      "exit",
    );
  // This process is killed while it has the lock, and releases nothing.
  await run(script.replace("await delay(20)", 'process.kill(process.pid, "SIGKILL")'));
  expect(readFileSync(journal, "utf8")).toBe("(");
  const exits = await Promise.all(Array.from({ length: 8 }, () => run(script)));
  expect(exits.map(([code]) => code as number)).toEqual(Array.from({ length: 8 }, () => 0));
  expect(readFileSync(journal, "utf8")).toBe(`(${"()".repeat(8)}`);
  rmSync(folder, { recursive: true, force: true });
});
