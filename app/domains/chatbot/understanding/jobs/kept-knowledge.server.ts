import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "#app/lib/env.server.ts";
import type { Knowledge } from "../rules/knowledge.ts";
import { forget, handOver, takeOver } from "./handed-over.server.ts";

/** How long unused knowledge stays in memory, in milliseconds: longer than a visitor takes between two questions. */
const keptInMemoryMs = 20_000;
const readAtOnce = 1024 * 1024;

/**
 * What the assistant has learned. It is in memory while questions arrive, and otherwise only in a file, because it is
 * large (ADR 211).
 */
export interface KeptKnowledge {
  /** Returns the knowledge. Use it at once: its memory is freed some time after the last call. */
  load(): Promise<Knowledge>;
  /** Closes the file. Call it when newer knowledge has replaced this one. */
  close(): Promise<void>;
}

/**
 * Stores the learned knowledge in a file in the first of `folders` that allows it. If none does, it stays in memory.
 */
export async function keepKnowledge(
  learned: Knowledge,
  folders: readonly string[] = [env().DATA_DIR, tmpdir()],
): Promise<KeptKnowledge> {
  const file = await writeNameless(learned, folders);
  if (!file) return { load: async () => learned, close: async () => {} };

  let inMemory: Promise<Knowledge> | undefined;
  let leaving: NodeJS.Timeout | undefined;
  const keep = (knowledge: Promise<Knowledge>) => {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      inMemory = undefined;
      // If the file could not be read, the callers who waited for it have got the error already.
      void knowledge.then(forget, () => {});
    }, keptInMemoryMs).unref();
    return (inMemory = knowledge);
  };
  void keep(Promise.resolve(learned));
  return {
    load: () => keep(inMemory ?? read(file)),
    async close() {
      await inMemory?.catch(() => {});
      await file.close();
    },
  };
}

async function read(file: FileHandle): Promise<Knowledge> {
  const stream = createReadStream("", { fd: file.fd, start: 0, autoClose: false, highWaterMark: readAtOnce });
  return (await takeOver(stream)) as Knowledge;
}

/** Writes the knowledge to a file without a name. So the file disappears when this process ends, even after a crash. */
async function writeNameless(
  learned: Knowledge,
  folders: readonly string[],
): Promise<FileHandle | undefined> {
  for (const folder of folders) {
    const name = join(folder, `.assistant-${process.pid}-${Date.now()}`);
    let file: FileHandle | undefined;
    try {
      file = await open(name, "wx+", 0o600);
      await rm(name);
      const stream = createWriteStream("", { fd: file.fd, start: 0, autoClose: false });
      handOver(learned, stream);
      stream.end();
      await once(stream, "finish");
      return file;
    } catch {
      // The folder does not exist or has no space, so the next folder is tried.
      await file?.close();
    }
  }
  return undefined;
}
