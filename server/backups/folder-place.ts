import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { folderReasons, secondFolderText } from "#app/lib/backup-folder.server.ts";
import { errorCode, StartRefusal } from "../start-refusal.ts";
import { digestFile } from "./digest.ts";
import type { BackupPlace } from "./places.ts";

/**
 * Uses a folder on another disk or a network drive as the second place for backups. Never creates the folder: while the
 * drive is not mounted, it would be created on the very disk whose loss the copy protects against.
 */
export function folderPlace(folder: string): BackupPlace {
  const path = resolve(folder);
  const inWords = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw refusal(path, error);
    }
  };
  return {
    name: path,
    list: () => inWords(readdir(path)),
    copy: (file, name, sha256, signal) => inWords(copy(file, join(path, name), sha256, signal)),
    remove: (name) => inWords(rm(join(path, name), { force: true })),
  };
}

async function copy(file: string, to: string, sha256: string, signal: AbortSignal): Promise<void> {
  const unfinished = `${to}.partial`;
  try {
    await pipeline(createReadStream(file), createWriteStream(unfinished, { mode: 0o600 }), { signal });
    const written = await open(unfinished, "r+");
    await written.sync();
    await written.close();
    if ((await digestFile(unfinished, signal)) !== sha256)
      throw new StartRefusal(`La copie ${to} n’est pas identique à l’original : vérifiez ce disque.`);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

function refusal(folder: string, error: unknown): unknown {
  const reason = folderReasons[errorCode(error)];
  return reason ? new StartRefusal(secondFolderText(folder, reason)) : error;
}
