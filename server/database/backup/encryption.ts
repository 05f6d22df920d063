import { open } from "node:fs/promises";
import { ReadableStream as NodeStream } from "node:stream/web";
import { passphraseIdentity, passphraseRecipient } from "./passphrase-key.ts";

/** The first bytes of every file in the age format (https://age-encryption.org/v1). */
const ageTitle = "age-encryption.org/v1";

/**
 * With this work factor, scrypt needs 32 MiB to derive the key. With age's own factor, 18, it would need 256 MiB, half
 * the memory of the smallest machine. The passphrase has at least 16 characters, which compensates for the smaller
 * factor (ADR 134).
 */
const scryptWorkFactor = 15;

/** Encrypts chunks with a passphrase, as `age --passphrase` does. Needs 64 KiB of memory at a time. */
export async function* encrypted(
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { Encrypter, Stanza } = await import("age-encryption");
  const encrypter = new Encrypter();
  const createStanza = (args: string[], body: Uint8Array) => new Stanza(args, body);
  encrypter.addRecipient(passphraseRecipient(passphrase, scryptWorkFactor, createStanza));
  yield* chunksOf(await encrypter.encrypt(streamOf(chunks)));
}

/**
 * Decrypts chunks. Throws WrongPassphrase for a wrong passphrase, DamagedCipher for content that was altered or cut.
 */
export async function* decrypted(
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addIdentity(passphraseIdentity(passphrase));
  const clear = await decrypter.decrypt(streamOf(chunks)).catch((error: Error) => {
    // A wrong passphrase and an altered header give the same error.
    throw new WrongPassphrase(error.message);
  });
  try {
    yield* chunksOf(clear);
  } catch (error) {
    throw new DamagedCipher((error as Error).message);
  }
}

// Node's types and the browser's types of the same streams differ, so these two functions convert between them.
const streamOf = (chunks: AsyncIterable<Uint8Array>) =>
  NodeStream.from(chunks) as unknown as ReadableStream<Uint8Array>;
const chunksOf = (stream: ReadableStream<Uint8Array>) => stream as unknown as AsyncIterable<Uint8Array>;

export class WrongPassphrase extends Error {}
export class DamagedCipher extends Error {}

/** Whether a file is in the age format, whatever its name. Rejects when it cannot be read. */
export async function isEncrypted(file: string): Promise<boolean> {
  const opened = await open(file, "r");
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(ageTitle.length), 0, ageTitle.length, 0);
    return buffer.toString("latin1", 0, bytesRead) === ageTitle;
  } finally {
    await opened.close();
  }
}
