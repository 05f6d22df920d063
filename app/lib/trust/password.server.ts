import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/**
 * OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane (about 30 ms on our test machine). Only database tests
 * change it (tests/support/own-database.ts).
 */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const keyBytes = 32;
const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Returns the argon2id key of a password as a PHC string, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive("argon2id", {
    ...passwordCost,
    message: normalized(password),
    nonce: salt,
    tagLength: keyBytes,
  });
  const { memory, passes, parallelism } = passwordCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

/** Whether a password matches a PHC string. Compares in constant time. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = encoded.exec(hash) ?? [];
  if (!memory || !passes || !parallelism || !salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const actual = await derive("argon2id", {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: normalized(password),
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** Returns a password's bytes in NFKC form, so that it does not matter how a keyboard composes accents. */
function normalized(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"), "utf8");
}

/** Returns bytes in base64 without padding, as in PHC strings. */
function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
