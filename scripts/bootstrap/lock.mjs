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

/** Runs `prepare` while no other command of this project installs or builds; waits for such a command first. */
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

/** Exiting releases the lock. A Ctrl-C in a terminal also sends the signal to the child processes. */
function interrupted() {
  process.exit(130);
}

/** Creates the lock with its holder's pid in it, never empty: an empty lock would look abandoned. */
function take() {
  const own = `${file}-${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") return true; // No place for a lock: better prepare than refuse.
  } finally {
    rmSync(own, { force: true });
  }
  if (!isAlive(holder(file))) clearAbandoned();
  return false;
}

/** Moves the lock away before removing it: another command may have cleared it and taken it meanwhile. */
function clearAbandoned() {
  const moved = `${file}-${process.pid}-old`;
  try {
    renameSync(file, moved);
    if (isAlive(holder(moved))) linkSync(moved, file);
  } catch {
    // Somebody else cleared it.
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
