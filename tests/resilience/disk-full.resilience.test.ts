import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/database/connect.ts";
import { saveBackup } from "#server/database/backup/save.ts";
import { errorCode } from "#server/start-refusal.ts";
import type { Program } from "#tests/support/program.ts";
import { ask } from "../support/embedded-instance.ts";
import { launch, ready, statusOf } from "./launched.ts";
import { startLoad } from "./load.ts";
import { measured } from "./measured.ts";
import { post } from "./servers.ts";

// The test fills a disk to the last byte, so it mounts a small one for this. Only root may mount.
const canMount = process.platform === "linux" && process.getuid?.() === 0;
const diskSize = "400m";
const times = 3;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

let disk: string;
let program: Program | undefined;

beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), "atelier-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize},mode=755`, "tmpfs", disk]);
});

afterEach(async () => {
  program?.child.kill("SIGKILL");
  await program?.ended;
  // The guard (the shell that runs PostgreSQL) may end a moment later, so the command is repeated until it works.
  await vi.waitFor(() => execFileSync("umount", [disk], { stdio: "pipe" }), { timeout: 30_000 });
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the disk to its last byte. Returns a function that frees the space. */
function fillDisk(): () => void {
  const file = join(disk, "ballast");
  const descriptor = openSync(file, "w");
  for (let piece = Buffer.alloc(2 ** 20); piece.length > 0;) {
    try {
      writeSync(descriptor, piece);
    } catch (error) {
      if (errorCode(error) !== "ENOSPC") throw error;
      piece = piece.subarray(0, Math.floor(piece.length / 2));
    }
  }
  closeSync(descriptor);
  return () => rmSync(file);
}

test.skipIf(!canMount)(
  "a full disk: forms are refused and say so, pages stay, and everything works again once there is room",
  async ({ task }) => {
    const dataDir = join(disk, "var");
    mkdirSync(dataDir);
    program = launch(dataDir);
    const url = (await ready(program)).replace("localhost", "127.0.0.1");
    const { url: database } = await openDatabase({ DATA_DIR: dataDir }, quiet);
    const kept: string[] = [];
    let longestMs = 0;
    for (let time = 0; time < times; time += 1) {
      const load = startLoad(url, { visitors: 4 });
      await expect.poll(() => post(url), { timeout: 30_000 }).toBe(200);
      const empty = fillDisk();
      await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 30_000 }).toBe(503);
      // These statements write to PostgreSQL's log (WAL). It finds no room for the log and ends. Nothing worse can
      // happen on a full disk.
      for (let megabyte = 0; megabyte < 48; megabyte += 1)
        await ask(database, "select pg_logical_emit_message(false, 'a', repeat('x', 1000000))").catch(
          () => {},
        );
      const form = { name: "Hélène", email: "helene@exemple.fr", message: "Ce que j’ai écrit longuement." };
      const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form) });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
      const page = await answer.text();
      expect(page).toContain(form.message);
      expect(page).toContain("dans une minute");
      for (const path of ["/", "/about", "/devis", "/healthz"])
        expect(await statusOf(url + path), path).toBe(200);
      await expect(saveBackup(database, join(dataDir, "full.gz"), { deadlineMs: 20_000 })).rejects.toThrow();
      expect(readdirSync(dataDir).filter((name) => name.startsWith("full"))).toEqual([]);
      empty();
      const roomAt = performance.now();
      await expect.poll(() => post(url), { timeout: 90_000, interval: 200 }).toBe(200);
      await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 30_000 }).toBe(200);
      longestMs = Math.max(longestMs, performance.now() - roomAt);
      const { failed, acknowledged } = await load.stop();
      expect(failed.filter((line) => !line.endsWith("answered 503"))).toEqual([]);
      kept.push(...acknowledged);
    }
    const rows = await ask<{ email: string }>(database, "select email from contact_messages");
    const stored = new Set(rows.map(({ email }) => email));
    const lost = kept.filter((email) => !stored.has(email));
    measured(
      task,
      `${times} times a full disk of ${diskSize}: ${lost.length} of ${kept.length} acknowledged lost; forms work again within ${(longestMs / 1000).toFixed(1)} s of room`,
    );
    expect(lost).toEqual([]);
    program.child.kill("SIGTERM");
    expect(await program.ended).toBe(0);
  },
);
