import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#app/lib/env.server.ts";

/** The key file in the data folder. No backup of the database contains it (ADR 191). */
export const keyFileName = "settings.key";

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const format = "v1";

/** Thrown when this machine cannot store the key, so that nothing can be encrypted on it. */
export class KeyNotKept extends Error {
  override name = "KeyNotKept";
}

/**
 * Encrypts a text with the installation's key. The key is SETTINGS_KEY if it is set, otherwise a file in the data
 * folder that the first use creates. `about` names the text, and decryption needs the same name. Throws KeyNotKept if
 * the file cannot be written.
 */
export async function seal(text: string, about: string): Promise<string> {
  const key = (await readKey()) ?? (await makeKey());
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(about));
  const parts = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return [format, Buffer.concat(parts).toString("base64url")].join(".");
}

/** Returns the decrypted text, or null when this machine has another key or none. */
export async function unseal(sealed: string, about: string): Promise<string | null> {
  const key = await readKey();
  const [version, text = ""] = sealed.split(".");
  if (!key || version !== format) return null;
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < ivBytes + tagBytes) return null;
  const tagStart = bytes.length - tagBytes;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(tagStart));
  try {
    const opened = [decipher.update(bytes.subarray(ivBytes, tagStart)), decipher.final()];
    return Buffer.concat(opened).toString("utf8");
  } catch {
    return null;
  }
}

function keyFile(): string {
  return join(env().DATA_DIR, keyFileName);
}

/** Reads the key each time, because somebody may copy another machine's file here while the site runs. */
async function readKey(): Promise<Buffer | null> {
  const { SETTINGS_KEY } = env();
  if (SETTINGS_KEY) return keyOf(SETTINGS_KEY);
  const text = await readFile(keyFile(), "utf8").catch(() => null);
  return text?.trim() ? keyOf(text.trim()) : null;
}

function keyOf(text: string): Buffer {
  const salt = createHash("sha256").update("atelier settings").digest();
  return Buffer.from(hkdfSync("sha256", text, salt, "secrets of the settings", keyBytes));
}

/** Creates the key file. Processes that start at the same time on one folder end up with the same key. */
async function makeKey(): Promise<Buffer> {
  const whole = `${keyFile()}.${randomBytes(6).toString("hex")}`;
  try {
    await mkdir(env().DATA_DIR, { recursive: true });
    await writeFile(whole, `${randomBytes(keyBytes).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
    await link(whole, keyFile()).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } catch (error) {
    throw new KeyNotKept("the key of the settings cannot be written", { cause: error });
  } finally {
    await rm(whole, { force: true }).catch(() => undefined);
  }
  const key = await readKey();
  if (!key) throw new KeyNotKept("the key of the settings cannot be read");
  return key;
}
