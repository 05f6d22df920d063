import { createHash } from "node:crypto";
import { createContext } from "react-router";
import { keepHeader } from "./kept-pages.ts";

/** The version of the program's pages, which the HTTP layer sets for each request. */
export const programContext = createContext("");

/**
 * Marks a response with a hash of its session and program version, and with the time until which it may be shown. The
 * browser's service worker stores marked pages, and deletes them when the session ends (rule reach/nothing-left).
 */
export function markKept(
  headers: Headers,
  { sessionId, program, until }: { sessionId: string; program: string; until: Date },
): void {
  const key = createHash("sha256").update(`kept ${sessionId} ${program}`).digest("base64url").slice(0, 22);
  headers.set(keepHeader, `${key} ${Math.floor(until.getTime() / 1000)}`);
}
