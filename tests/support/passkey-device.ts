import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/**
 * Returns an imitation of a device with one passkey. It answers challenges as a browser sends them (WebAuthn, ES256).
 */
export function passkeyDevice({ origin = "http://localhost:3000", recognises = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const deviceData = (isNew: boolean) => {
    const flags = 0b1 | (recognises ? 0b100 : 0) | (isNew ? 0b100_0000 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    return Buffer.concat([sha256(Buffer.from(new URL(origin).hostname)), Buffer.from([flags]), count]);
  };
  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };

  return {
    id: named.id,
    /** Answers the challenge to create a passkey. */
    create(challenge: string): string {
      // The public key in COSE: for the algorithm ES256, on the elliptic curve P-256.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, "base64url"),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, "base64url"),
      ]);
      const data = Buffer.concat([deviceData(true), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      // CBOR: { fmt: "none", attStmt: {}, authData: … }
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...["fmt", "none", "attStmt"].map(cborText),
        Buffer.from([0xa0]),
        cborText("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return JSON.stringify({
        ...named,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      });
    },
    /** Answers the challenge to sign in. */
    answer(challenge: string): string {
      const typed = clientData("webauthn.get", challenge);
      const data = deviceData(false);
      const signature = sign("sha256", Buffer.concat([data, sha256(typed)]), privateKey);
      return JSON.stringify({
        ...named,
        response: {
          clientDataJSON: typed.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
        clientExtensionResults: {},
      });
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
