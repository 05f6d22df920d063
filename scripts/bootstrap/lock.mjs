import { createHash } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "./project.mjs";

const file = join(
  tmpdir(),
  `atelier-prepare-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`,
);

/** Waits until no other command of this project installs or builds, then runs `prepare` with the lock. */
export async function withPreparationLock(prepare) {
  for (let announced = false; !take(); await delay(200)) {
    if (!announced) console.log("Une autre commande prépare déjà le projet, attente…");
    announced = true;
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, interrupted);
  try {
    await prepare();
  } finally {
    release();
    process.off("exit", release);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, interrupted);
  }
}

/** Exits, which releases the lock. A Ctrl-C in a terminal also sends the signal to the child processes. */
function interrupted() {
  process.exit(130);
}

/** Creates the lock file with the pid of its holder. It is never empty: an empty file would look abandoned. */
function take() {
  const own = `${file}-${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") return true; // No lock can be written here, so the command continues without one.
  } finally {
    rmSync(own, { force: true });
  }
  if (!isAlive(holder(file))) clearAbandoned();
  return false;
}

/**
 * Removes the lock file of a dead process. Another command may meanwhile have removed that file and taken the lock, so
 * the file is first moved away, and moved back if its process is alive.
 */
function clearAbandoned() {
  const moved = `${file}-${process.pid}-old`;
  try {
    renameSync(file, moved);
    if (isAlive(holder(moved))) linkSync(moved, file);
  } catch {
    // Another command removed the lock.
  }
  rmSync(moved, { force: true });
}

function holder(path) {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
