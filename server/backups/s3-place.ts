import { openAsBlob } from "node:fs";
import type { S3mini } from "s3mini";
import { trimEdges } from "#app/lib/forms/trim-edges.ts";
import { errorCode, StartRefusal } from "../start-refusal.ts";
import { digestOf } from "./digest.ts";
import type { BackupPlace } from "./places.ts";

/** The bucket of an S3-compatible service to which the backups are copied. */
export interface S3Address {
  /** Either `https://endpoint/bucket/prefix`, or the bucket's own URL without a path. */
  address: string;
  key: string;
  secret: string;
  region: string;
}

/**
 * S3 accepts at most 10,000 parts of at least 5 MiB each. A larger file gets larger parts, so that 9,000 are enough.
 */
const smallestPartBytes = 5 * 1024 * 1024;
const mostParts = 9_000;

/** Uses a bucket of an S3-compatible service as the second place. */
export function s3Place({ address, key, secret, region }: S3Address): BackupPlace {
  const { origin, pathname } = new URL(address);
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const name = trimEdges(address, /\//, "last");

  const connect = async (signal: AbortSignal, minPartSize = smallestPartBytes): Promise<S3mini> => {
    // The library is imported only when an S3 bucket is configured.
    const { S3mini: Client } = await import("s3mini");
    return new Client({
      accessKeyId: key,
      secretAccessKey: secret,
      endpoint: bucket ? `${origin}/${bucket}` : origin,
      region,
      minPartSize,
      fetch: (input, options) => fetch(input, { ...options, signal }),
    });
  };
  const inWords = async <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw refusal(name, error);
    }
  };

  return {
    name,
    list: (signal) =>
      inWords(signal, async () => {
        const found = await (await connect(signal)).listObjects("/", prefix);
        if (!found)
          throw new StartRefusal(`Second endroit des sauvegardes, ${name} : ce compartiment n’existe pas.`);
        return found.map(({ Key }) => Key.slice(prefix.length));
      }),
    copy: (file, copyName, sha256, signal) =>
      inWords(signal, async () => {
        const content = await openAsBlob(file);
        const partBytes = Math.max(smallestPartBytes, Math.ceil(content.size / mostParts));
        const bucketClient = await connect(signal, partBytes);
        await bucketClient.putAnyObject(`${prefix}${copyName}`, content);
        const copy = await bucketClient.getObjectResponse(`${prefix}${copyName}`);
        if (copy?.body && (await digestOf(copy.body as unknown as AsyncIterable<Uint8Array>)) === sha256)
          return;
        // A wrong copy must not count as the newest backup, for which an older, right one would be deleted.
        await bucketClient.deleteObject(`${prefix}${copyName}`);
        throw new StartRefusal(`La copie ${name}/${copyName} n’est pas identique à l’original.`);
      }),
    remove: (copyName, signal) =>
      inWords(signal, async () => void (await (await connect(signal)).deleteObject(`${prefix}${copyName}`))),
  };
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "rien ne répond à cette adresse",
  ENOTFOUND: "cette adresse n’existe pas",
  EAI_AGAIN: "cette adresse ne peut pas être résolue",
  AccessDenied: "accès refusé ; donnez à cette clé le droit de lire, d’écrire, de lister et d’effacer",
  InvalidAccessKeyId: "clé inconnue ; corrigez BACKUP_S3_KEY",
  SignatureDoesNotMatch: "signature refusée ; corrigez BACKUP_S3_SECRET ou BACKUP_S3_REGION",
  NoSuchBucket: "ce compartiment n’existe pas",
};

function refusal(name: string, error: unknown): unknown {
  if (error instanceof StartRefusal) return error;
  const { serviceCode, status, cause } = error as { serviceCode?: string; status?: number; cause?: unknown };
  const code = serviceCode ?? (errorCode(error) || errorCode(cause));
  const reason = reasons[code] ?? (status ? `réponse ${status} ${code}` : "la liaison s’est interrompue");
  return new StartRefusal(`Second endroit des sauvegardes, ${name} : ${reason}.`);
}
