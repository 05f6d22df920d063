import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the storage behaves. `altering`: it changes a byte of what it returns. `hung`: it never answers. */
export type StorageState = "good" | "failing" | "full" | "hung" | "altering";

export interface ObjectStorage {
  /** The address of the bucket `backups`, a value for BACKUP_TO. */
  address: string;
  key: string;
  secret: string;
  region: string;
  objects: ReadonlyMap<string, Buffer>;
  behave(state: StorageState): void;
  /** The requests received, in the form `PUT backups/x?partNumber&uploadId`. */
  seen: readonly string[];
  /** Returns the number of multipart uploads that were neither completed nor aborted. */
  openUploads(): number;
  stop(): Promise<void>;
}

const bucket = "backups";
const account = { key: "CLEFDESSAIS", secret: "un/secret+avec=signes", region: "fr-par" };

/** Starts a small S3 server on a free port. It checks signatures, keeps objects in memory and can simulate failures. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const seen: string[] = [];
  let state: StorageState = "good";
  let lastUpload = 0;

  const answer = (request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void => {
    const { method = "" } = request;
    const query = url.searchParams;
    seen.push(`${method} ${url.pathname.slice(1)}${query.size > 0 ? `?${[...query.keys()].join("&")}` : ""}`);
    if (state === "hung") return;
    if (state === "failing") return refuse(response, 500, "InternalError");
    if (!isSigned(request, url)) return refuse(response, 403, "SignatureDoesNotMatch");
    const [first, ...rest] = decodeURIComponent(url.pathname).split("/").filter(Boolean);
    if (first !== bucket) return refuse(response, 404, "NoSuchBucket");
    const key = rest.join("/");
    const parts = uploads.get(query.get("uploadId") ?? "");
    if (method === "PUT" && state === "full") return refuse(response, 507, "QuotaExceeded");

    if (method === "GET" && !key) return send(response, listing([...objects], query.get("prefix") ?? ""));
    if (method === "GET") {
      const found = objects.get(key);
      if (!found) return refuse(response, 404, "NoSuchKey");
      const content = Buffer.from(found);
      if (state === "altering") content.writeUInt8(content.readUInt8(0) ^ 1, 0);
      return void response.writeHead(200).end(content);
    }
    if (method === "POST" && query.has("uploads")) {
      uploads.set(String(++lastUpload), new Map());
      return send(
        response,
        `<InitiateMultipartUploadResult><UploadId>${lastUpload}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (query.has("uploadId") && !parts) return refuse(response, 404, "NoSuchUpload");
    if (method === "PUT" && parts) {
      parts.set(Number(query.get("partNumber")), body);
      return void response.writeHead(200, { ETag: etag(body) }).end();
    }
    if (method === "POST" && parts) {
      const ordered = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
      objects.set(key, Buffer.concat(ordered));
      uploads.delete(query.get("uploadId") ?? "");
      return send(
        response,
        `<CompleteMultipartUploadResult><ETag>${etag(body)}</ETag></CompleteMultipartUploadResult>`,
      );
    }
    if (method === "DELETE") {
      if (parts) uploads.delete(query.get("uploadId") ?? "");
      else objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (method === "PUT") {
      objects.set(key, body);
      return void response.writeHead(200, { ETag: etag(body) }).end();
    }
    refuse(response, 405, "MethodNotAllowed");
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () =>
      answer(request, response, new URL(request.url ?? "", "http://localhost"), Buffer.concat(chunks)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`,
    ...account,
    objects,
    behave: (next) => (state = next),
    seen,
    openUploads: () => uploads.size,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const etag = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;

function send(response: ServerResponse, xml: string): void {
  response.writeHead(200, { "Content-Type": "application/xml" }).end(`<?xml version="1.0"?>${xml}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "Content-Type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}

function listing(objects: [string, Buffer][], prefix: string): string {
  const contents = objects
    .filter(([key]) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/"))
    .map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`);
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

/** Whether a request has the right signature (AWS version 4). Computes the signature itself and compares. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  const [, key, day = "", region = "", names = "", signature] = given ?? [];
  if (key !== account.key || region !== account.region) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  const request = [method, url.pathname, query, signed.join(""), names, headers["x-amz-content-sha256"]].join(
    "\n",
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [
    "AWS4-HMAC-SHA256",
    headers["x-amz-date"],
    scope,
    createHash("sha256").update(request).digest("hex"),
  ];
  const hmac = (secret: string | Buffer, part: string) => createHmac("sha256", secret).update(part).digest();
  const signing = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${account.secret}`, day));
  return hmac(signing, text.join("\n")).toString("hex") === signature;
}
