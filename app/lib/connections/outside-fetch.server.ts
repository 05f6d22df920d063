import { once } from "node:events";
import { request as requestPlain, type ClientRequest, type IncomingMessage } from "node:http";
import { request as requestEncrypted } from "node:https";
import { env } from "#app/lib/env.server.ts";
import { AddressRefused, outsideAddresses } from "./outside-address.server.ts";

/** The most bytes that are read of a response. A generated text is a few kilobytes long. */
const longestAnswerBytes = 2 * 1024 * 1024;

/**
 * Fetches a URL from the settings or a browser. The URL must be an HTTPS URL on the Internet, unless LOCAL_SERVICES
 * allows more. Connects to the IP address that was checked. Follows no redirect. Reads `longestBytes` at most.
 */
export async function outsideFetch(
  input: string | URL | Request,
  init: RequestInit = {},
  longestBytes = longestAnswerBytes,
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const isEncrypted = url.protocol === "https:";
  if (!isEncrypted && (url.protocol !== "http:" || env().LOCAL_SERVICES === "off"))
    throw new AddressRefused(`${url.protocol} is not encrypted`);
  const [{ address, family }] = await outsideAddresses(url.hostname);
  const sent = (isEncrypted ? requestEncrypted : requestPlain)(url, {
    method: init.method ?? "GET",
    headers: Object.fromEntries(new Headers(init.headers)),
    signal: init.signal ?? undefined,
    agent: false,
    family,
    lookup: (_host, options, found) =>
      options.all ? found(null, [{ address, family }]) : found(null, address, family),
  });
  const { body: given } = init;
  sent.end(typeof given === "string" || given instanceof Uint8Array ? given : undefined);
  const answer = await answered(sent);
  const status = answer.statusCode ?? 502;
  const headers = new Headers(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
  const body = await readBounded(answer, longestBytes);
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers });
}

async function answered(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return answer;
}

async function readBounded(answer: IncomingMessage, longestBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > longestBytes) throw new Error("the answer is too long");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
