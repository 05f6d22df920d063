import { inspect } from "node:util";
import { loggedError } from "#app/lib/logged-error.server.ts";

/** A start that a person has to unblock. Its message is one French line, ready to print without a stack. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

/** The shape of a Node system error (`EACCES`, `ENOENT`, …) or a PostgreSQL one (`42501`, …), "" for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** What the console says of an end: one French line for what a person has to change, else the error without its values. */
export function failureText(error: unknown): string {
  // By name: the bundle throws from its own copy of these classes.
  const isExpected = error instanceof Error && ["ConfigurationError", "StartRefusal"].includes(error.name);
  return isExpected ? error.message : inspect(loggedError(error), { depth: 8 });
}
