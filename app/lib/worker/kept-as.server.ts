import { createHash } from "node:crypto";
import { createContext } from "react-router";
import { keepHeader } from "./kept-pages.ts";

/** The version of the program's pages, as known to the server that sends the response. */
export const programContext = createContext("");

/**
 * Tells the browser's service worker which session this response belongs to and until when it may be shown (rule
 * reach/nothing-left).
 */
export function markKept(
  headers: Headers,
  { sessionId, program, until }: { sessionId: string; program: string; until: Date },
): void {
  const key = createHash("sha256").update(`kept ${sessionId} ${program}`).digest("base64url").slice(0, 22);
  headers.set(keepHeader, `${key} ${Math.floor(until.getTime() / 1000)}`);
}
