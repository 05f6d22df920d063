import { createHmac } from "node:crypto";

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const periodMs = 30_000;

/** Returns the secret key from the URI that a person gives to an authenticator app, decoded from base 32. */
export function authenticatorKey(uri: string): Buffer {
  const bits = [...(new URL(uri).searchParams.get("secret") ?? "")]
    .map((sign) => signs.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the six digits that an authenticator app shows now (RFC 6238). */
export function authenticatorCode(uri: string): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / periodMs)));
  const digest = createHmac("sha1", authenticatorKey(uri)).update(moment).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
