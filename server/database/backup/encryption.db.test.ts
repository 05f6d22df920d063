import { rmSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Encrypter } from "age-encryption";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { DamagedCipher, decrypted, WrongPassphrase } from "./encryption.ts";
import { saveBackup } from "./save.ts";

vi.setConfig({ testTimeout: 60_000 });

const passphrase = "cheval-agrafe-pile-correcte";
/** The longest delay of a page by a backup, in milliseconds. */
const longestDelayMs = 100;
/** Other work of the machine delays the event loop too, so only the attempt with the shortest delay counts. */
const attempts = 3;

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("an encrypted backup makes pages wait less than a tenth of a second", async () => {
  const source = await createDatabase(inject("databaseServer"));
  try {
    await ask(
      source.url,
      `insert into contact_messages (email, content_hash, name, message)
       select 'p' || n || '@example.fr', md5(n::text), 'Zoé ' || n, repeat(md5(n::text), 20) from generate_series(1, 5000) n`,
    );
    const delays: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const loop = monitorEventLoopDelay({ resolution: 5 });
      loop.enable();
      await saveBackup(source.url, join(folder, String(attempt)), { passphrase });
      loop.disable();
      delays.push(loop.max / 1e6);
    }
    expect(Math.min(...delays)).toBeLessThan(longestDelayMs);
  } finally {
    await source.drop();
  }
});

async function* pieces(...all: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* all;
}

async function opened(bytes: Uint8Array, given: string): Promise<string> {
  const found: Uint8Array[] = [];
  for await (const chunk of decrypted(pieces(bytes), given)) found.push(chunk);
  return Buffer.concat(found).toString();
}

test("the program opens a file that any age program encrypted with a passphrase, at any work factor", async () => {
  for (const workFactor of [10, 16]) {
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(workFactor);
    encrypter.setPassphrase("phrase accentuée");
    const bytes = await encrypter.encrypt("bonjour");
    expect(await opened(bytes, "phrase accentuée")).toBe("bonjour");
    await expect(opened(bytes, "une autre")).rejects.toBeInstanceOf(WrongPassphrase);
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1);
    await expect(opened(altered, "phrase accentuée")).rejects.toBeInstanceOf(DamagedCipher);
  }
});

test("a file whose header asks for more memory than any machine has is refused before its key is derived", async () => {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10);
  encrypter.setPassphrase(passphrase);
  const text = Buffer.from(await encrypter.encrypt("bonjour")).toString("latin1");
  const greedy = Buffer.from(text.replace(/^(-> scrypt \S+) 10$/m, "$1 30"), "latin1");
  await expect(opened(greedy, passphrase)).rejects.toThrow("invalid scrypt stanza");
});
