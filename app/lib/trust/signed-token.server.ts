import { createHmac, timingSafeEqual } from "node:crypto";
import { getSecret } from "./secrets.server.ts";

/** Writes and reads what a link may carry and nobody else can write. */
export interface TokenSigner {
  /** `payload` and its signature. `purpose` keeps a token made for one thing from being used for another. */
  sign: (purpose: string, payload: string) => string;
  /** What `sign` was given for the same purpose; null for anything we have not written. */
  read: (purpose: string, token: string) => string | null;
}

/** The signer every node shares (HMAC-SHA-256). Ask for it before a transaction, not inside. Rejects without the database. */
export async function tokenSigner(): Promise<TokenSigner> {
  const secret = await getSecret("links");
  const signature = (purpose: string, written: string) =>
    createHmac("sha256", secret).update(`${purpose}.${written}`).digest();
  return {
    sign(purpose, payload) {
      const written = Buffer.from(payload, "utf8").toString("base64url");
      return `${written}.${signature(purpose, written).toString("base64url")}`;
    },
    read(purpose, token) {
      const [written = "", signed = "", ...more] = token.split(".");
      const given = Buffer.from(signed, "base64url");
      const expected = signature(purpose, written);
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null;
      return Buffer.from(written, "base64url").toString("utf8");
    },
  };
}
