import { inspect } from "node:util";
import { loggedError } from "#app/lib/logged-error.server.ts";

/**
 * Thrown when the program cannot start without a person's help. The message is one French line, which is printed
 * without a stack trace.
 */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

/**
 * Returns the code of an error from Node (`EACCES`, `ENOENT`, …) or PostgreSQL (`42501`, …), or "" for anything else.
 */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/**
 * Returns the text for the console: one French line if a person has to change something, or the error without the
 * values that it quotes.
 */
export function failureText(error: unknown): string {
  // Names are compared, because the bundle throws errors of its own copies of these classes.
  const isExpected = error instanceof Error && ["ConfigurationError", "StartRefusal"].includes(error.name);
  return isExpected ? error.message : inspect(loggedError(error), { depth: 8 });
}
