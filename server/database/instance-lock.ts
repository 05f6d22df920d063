import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefusal } from "../start-refusal.ts";

/** Result codes of SQLite, without their details. */
const busy = 5;
const inputOutput = 10;
const cannotOpen = 14;
const longestPathBytes = 480;

export interface InstanceLock {
  release(): void;
}

/**
 * Locks the data folder for this process. Returns undefined when another live process has locked it. SQLite is used
 * only for its file lock, which the kernel releases however the process dies. The lock also works between containers
 * that share the folder, where pids and `/proc` do not help.
 */
export function takeInstanceLock(dataDir: string): InstanceLock | undefined {
  const path = join(dataDir, "instance.lock");
  if (Buffer.byteLength(path) > longestPathBytes)
    throw new StartRefusal(
      "Le chemin du dossier de données est trop long : indiquez un DATA_DIR plus court.",
    );
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    file?.close();
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    if (code === busy) return undefined;
    // On a network file system without locks, only the check of the running processes protects the folder
    // (leftovers.ts).
    if (code === inputOutput) return { release: () => {} };
    if (code === cannotOpen)
      throw new StartRefusal(
        `Impossible d’ouvrir ${path} : le dossier de données appartient à un autre compte, ou indiquez un autre DATA_DIR.`,
      );
    throw error;
  }
  const held = file;
  return { release: () => held.isOpen && held.close() };
}
