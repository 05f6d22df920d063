import { createHmac, timingSafeEqual } from "node:crypto";
import { getSecret } from "./secrets.server.ts";

/** Signs and reads the tokens in links. Nobody without the secret can forge a token. */
export interface TokenSigner {
  /** Returns `payload` with its signature. A token is valid for its `purpose` only. */
  sign: (purpose: string, payload: string) => string;
  /** Returns the payload signed for the same purpose. Returns null for any other text. */
  read: (purpose: string, token: string) => string | null;
}

/**
 * Returns the signer (HMAC-SHA-256) of all nodes. Call it before a transaction, because it may need a connection of its
 * own. Rejects when the database does not answer.
 */
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
