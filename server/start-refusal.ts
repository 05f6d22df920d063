/** A start that a person has to unblock. Its message is one French line, ready to print without a stack. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

/** The shape of a Node system error (`EACCES`, `ENOENT`, …) or a PostgreSQL one (`42501`, …), "" for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
