import { createHash } from "node:crypto";
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode, StartRefusal } from "../start-refusal.ts";
import type { Account } from "./account.ts";

/**
 * PostgreSQL adds `/.s.PGSQL.5432` (14 bytes) to the folder's path. The whole socket path may have 107 bytes at most.
 */
const longestSocketFolder = 93;

/**
 * Creates the private folder of the socket. The folder's name is a short hash of the data folder's path, so that a long
 * data path never exceeds the limit of socket paths. Returns the folder's absolute path. `account` owns the folder; its
 * mode is 0700.
 */
export function prepareRuntimeFolder(dataDir: string, account: Account): string {
  for (const folder of candidates(dataDir)) {
    if (Buffer.byteLength(folder) <= longestSocketFolder && claim(folder, account)) return folder;
  }
  throw new StartRefusal(
    `Aucun dossier utilisable pour la connexion locale à PostgreSQL (essayés : ${candidates(dataDir).join(", ")}).`,
  );
}

function candidates(dataDir: string): string[] {
  const key = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 16);
  const uid = process.getuid?.() ?? 0;
  const { XDG_RUNTIME_DIR: runtimeDir } = process.env;
  return [
    ...(uid === 0 ? [`/run/atelier-${key}`] : []),
    ...(uid !== 0 && runtimeDir ? [join(runtimeDir, `atelier-${key}`)] : []),
    join(tmpdir(), `atelier-${uid}-${key}`),
    `/tmp/atelier-${uid}-${key}`,
    join(dataDir, "run"),
  ];
}

/**
 * Takes a folder for the socket. Returns false if the folder cannot be created or belongs to another account, which may
 * have created it in /tmp.
 */
function claim(folder: string, account: Account): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return false;
  }
  const found = lstatSync(folder);
  const ours = [process.getuid?.(), account.uid].includes(found.uid);
  if (!found.isDirectory() || !ours) return false;
  try {
    chmodSync(folder, 0o700);
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
    return true;
  } catch {
    return false;
  }
}
