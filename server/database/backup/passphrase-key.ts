import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import type { Identity, Recipient, Stanza } from "age-encryption";

/**
 * Makes the scrypt stanza of the age format (https://age-encryption.org/v1) with Node's scrypt, which runs on another
 * thread. The age library's own scrypt blocks the event loop, and thus every visitor, for half a second or more.
 */
const label = "age-encryption.org/v1/scrypt";
const cipher = "chacha20-poly1305";
const saltBytes = 16;
const tagBytes = 16;
const fileKeyBytes = 16;
/** The largest accepted work factor, which takes 1 GiB. The age library does not accept more either. */
const largestWorkFactor = 20;
const blockSize = 8;

/** Wraps a file's key with a passphrase. This takes `2^workFactor` KiB of memory. */
export function passphraseRecipient(
  passphrase: string,
  workFactor: number,
  createStanza: (args: string[], body: Uint8Array) => Stanza,
): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(saltBytes);
      const seal = createCipheriv(cipher, await derive(passphrase, salt, workFactor), Buffer.alloc(12), {
        authTagLength: tagBytes,
      });
      const sealed = Buffer.concat([seal.update(fileKey), seal.final(), seal.getAuthTag()]);
      return [createStanza(["scrypt", unpadded(salt), String(workFactor)], new Uint8Array(sealed))];
    },
  };
}

/** Unwraps a file's key with a passphrase. Returns null when the passphrase is wrong. */
export function passphraseIdentity(passphrase: string): Identity {
  return {
    async unwrapFileKey([stanza, ...others]) {
      if (stanza?.args[0] !== "scrypt" || others.length > 0) return null;
      const [, saltText = "", factorText = ""] = stanza.args;
      const salt = Buffer.from(saltText, "base64");
      const workFactor = /^[1-9]\d?$/.test(factorText) ? Number(factorText) : Infinity;
      const isValid =
        stanza.args.length === 3 &&
        salt.length === saltBytes &&
        stanza.body.length === fileKeyBytes + tagBytes;
      if (!isValid || workFactor > largestWorkFactor) throw new Error("invalid scrypt stanza");
      const open = createDecipheriv(cipher, await derive(passphrase, salt, workFactor), Buffer.alloc(12), {
        authTagLength: tagBytes,
      });
      open.setAuthTag(stanza.body.subarray(fileKeyBytes));
      try {
        return new Uint8Array(
          Buffer.concat([open.update(stanza.body.subarray(0, fileKeyBytes)), open.final()]),
        );
      } catch {
        return null;
      }
    },
  };
}

function derive(passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> {
  const cost = 2 ** workFactor;
  // Twice the memory that scrypt itself needs. Node's default limit is just too small for a cost of 2^15.
  const options = { cost, blockSize, parallelization: 1, maxmem: 2 * 128 * blockSize * cost };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([Buffer.from(label), salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
