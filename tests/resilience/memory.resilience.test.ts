import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { measured } from "./measured.ts";
import { type ControlGroup, makeControlGroup, type Program, startProgram } from "./memory/program.ts";
import { importCommunes, sendMessages, sendQuotes, visit } from "./memory/work.ts";

/** The memory, in MiB, that is enough for the program according to the README. */
const leastMiB = 512;
/**
 * The most memory that the program may use in a quiet minute, in MiB: what was measured (ADR 211) and a few MiB more.
 * Counted as `alone` in held.ts, as if nothing else ran on the machine. `shared` is about ten MiB less.
 */
const idleMiB = { firstStart: 160, laterStart: 155 };
const busyMiB = 350;
const zones = 35_000;

let program: Program | undefined;

afterEach(async () => {
  await program?.stop();
  program = undefined;
});

const isLinux = process.platform === "linux";

/**
 * Waits for a whole minute in which a program used at most `limit` MiB, including each minute's jobs. Returns the most
 * that it used, in MiB.
 */
async function minuteWithin(limit: number, { held }: Program): Promise<number> {
  let since = performance.now();
  let most = 0;
  const quietMs = () => {
    const { alone } = held();
    if (alone > limit) [since, most] = [performance.now(), 0];
    else most = Math.max(most, alone);
    return performance.now() - since;
  };
  // After its start, the program first draws pictures and learns, which takes more memory. So the wait may be long.
  await expect.poll(quietMs, { timeout: 180_000, interval: 500 }).toBeGreaterThan(60_000);
  return most;
}

test.runIf(isLinux)(
  "idle, everything together holds at most 160 MB after a first start and 155 MB after a later one",
  { timeout: 480_000 },
  async ({ task }) => {
    const folder = mkdtempSync(join(tmpdir(), "atelier-idle-"));
    try {
      const held: number[] = [];
      for (const limit of [idleMiB.firstStart, idleMiB.laterStart]) {
        program = await startProgram(undefined, folder);
        held.push(await minuteWithin(limit, program));
        expect(await program.stop()).toBe(0);
        program = undefined;
      }
      measured(task, `${held.join(" and ")} MB, programs' files counted whole`);
    } finally {
      await program?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test.runIf(isLinux)(
  "after 35,000 zone pages, their import, 1,500 forms and 12 quotes with photos, it holds at most 350 MB",
  // The test takes ten minutes when it has two cores to itself.
  { timeout: 3_600_000 },
  async ({ task }) => {
    program = await startProgram();
    const { url, held } = program;
    const paths = await importCommunes(url, zones);
    expect(await visit(url, paths)).toBe(zones);
    const afterPages = held().shared;
    expect(await sendMessages(url, 1500, 8)).toBe(1500);
    expect(await sendQuotes(url, 12)).toBe(12);
    await expect.poll(() => held().shared, { timeout: 60_000, interval: 500 }).toBeLessThanOrEqual(busyMiB);
    // Requests the same pages again: a cache that is full must not grow.
    await visit(url, paths.slice(0, 5000));
    await expect.poll(() => held().shared, { timeout: 60_000, interval: 500 }).toBeLessThanOrEqual(busyMiB);
    measured(task, `${afterPages} MB after the pages, ${held().shared} MB at the end`);
  },
);

function removed({ remove }: ControlGroup): boolean {
  try {
    remove();
    return true;
  } catch {
    return false;
  }
}

const group = isLinux ? makeControlGroup(leastMiB) : undefined;
group?.remove();

test.skipIf(!group)(
  `in ${leastMiB} MB it starts, imports every commune and keeps 50 forms sent at once (skipped where no control group can be made)`,
  async ({ task }) => {
    const limited = makeControlGroup(leastMiB);
    if (!limited) throw new Error("a control group could be made a moment ago");
    try {
      program = await startProgram(limited);
      const { url } = program;
      const paths = await importCommunes(url, zones);
      expect(await visit(url, paths.slice(0, 2000))).toBe(2000);
      expect(await sendMessages(url, 50, 50)).toBe(50);
      expect(await sendQuotes(url, 4)).toBe(4);
      expect(limited.kills()).toBe(0);
      measured(task, `${limited.peak()} MB at most, files in memory included; nothing killed`);
      expect(await program.stop()).toBe(0);
      program = undefined;
    } finally {
      await program?.stop();
      program = undefined;
      await expect.poll(() => removed(limited), { timeout: 10_000 }).toBe(true);
    }
  },
);
