import type { RouterContextProvider } from "react-router";
import { pageTags } from "./cache.server.ts";

const documents = new WeakMap<Response, string>();

/**
 * Returns the response with a document. The HTML of a page that the page cache may store is not put into the response's
 * body, because reading it back from there takes as long as a query (ADR 262). The page cache calls `documentBytes` to
 * get it.
 */
export function documentResponse(
  html: string,
  init: ResponseInit,
  context: Readonly<RouterContextProvider>,
): Response {
  if (context.get(pageTags) === null) return new Response(html, init);
  const response = new Response(null, init);
  documents.set(response, html);
  return response;
}

/** Returns the bytes of a response, whether they are in its body or stored outside it by `documentResponse`. */
export async function documentBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const html = documents.get(response);
  return html === undefined ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(html);
}
