import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * How the service answers a push message: with a status, not at all (`hung`), or with a body without end (`endless`).
 */
export type PushAnswer = { status: number; headers?: Record<string, string> } | "hung" | "endless";

export interface Push {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a browser has of a subscription: the fields that it gives the site, and a function that decrypts a push. */
export interface Subscriber {
  fields: { endpoint: string; p256dh: string; auth: string };
  read: (push: Push) => unknown;
}

export interface PushService {
  origin: string;
  received: Push[];
  /** The answer to each push from now on. A function may answer by path. */
  answer: PushAnswer | ((path: string) => PushAnswer);
  subscribe: () => Subscriber;
  stop: () => Promise<void>;
}

/** Starts a push service on a free port that speaks RFC 8030. It can imitate every state of a real service. */
export async function startPushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? "";
      service.received.push({ path, headers: request.headers, body });
      const answer = typeof service.answer === "function" ? service.answer(path) : service.answer;
      if (answer === "hung") return;
      if (answer !== "endless") return response.writeHead(answer.status, answer.headers).end();
      response.writeHead(201);
      const more = () => {
        while (response.write(Buffer.alloc(16_384, "x"))) if (response.destroyed) return;
        response.once("drain", more);
      };
      more();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let count = 0;
  const service: PushService = {
    origin,
    received: [],
    answer: { status: 201 },
    subscribe: () => subscriber(`${origin}/push/${++count}`),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return service;
}

function subscriber(endpoint: string): Subscriber {
  const keys = createECDH("prime256v1");
  const point = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    fields: { endpoint, p256dh: point.toString("base64url"), auth: auth.toString("base64url") },
    read({ body }) {
      // RFC 8188: the salt, the record size, the length of the key id, the key id, and one record.
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const record = body.subarray(21 + sender.length);
      // RFC 8291: the key is derived from the shared secret and from `auth`, the secret of the subscription.
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, sender]);
      const secret = hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32);
      const derive = (about: string, length: number) =>
        Buffer.from(
          hkdfSync("sha256", Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${about}\0`), length),
        );
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
    },
  };
}

/**
 * Returns the signer of a push (RFC 8292): the claims of a token with a valid signature, and the token's public key.
 */
export function readSender({ headers }: Push): { claims: Record<string, unknown>; publicKey: string } {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${payload}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("the signature of the push is wrong");
  return {
    claims: JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Record<string, unknown>,
    publicKey,
  };
}
