/** An error as the log shows it (rule running/logs): without parameters, rows or typed text. */
export interface LoggedError {
  /** The error's class. */
  type: string;
  /** The error's message. It is left out if it may quote a value. */
  message?: string;
  /** The SQLSTATE of a database error, or the code of a system error. */
  code?: string;
  /** The SQL that failed, without its literals. */
  statement?: string;
  /** The names of the table, the column and the constraint, from a database error. */
  table?: string;
  column?: string;
  constraint?: string;
  /** The stack frames, without the message. */
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/**
 * SQLSTATE classes whose messages may be logged: they are about the server or our own statement. Messages of other
 * classes quote values: `invalid input syntax for type integer: "what was typed"`.
 */
const speakingClasses = new Set(["08", "25", "26", "28", "3D", "40", "42", "53", "55", "57", "58"]);
const deepestCause = 4;
const longestText = 500;

/** Returns the facts of a thrown value that may be logged. For a value that is not an error, returns only its type. */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const fields = thrown as Error & Record<string, unknown>;
  const logged: LoggedError = { type: thrown.constructor.name || thrown.name };
  const code = textOf(fields.code);
  if (code) logged.code = code;
  const message = messageOf(fields, code);
  if (message) logged.message = message;
  const statement = textOf(fields.query);
  if (statement) logged.statement = shortened(statement.replace(/'(?:[^']|'')*'/g, "'…'"));
  for (const name of ["table", "column", "constraint"] as const) {
    const named = textOf(fields[name]);
    if (named) logged[name] = shortened(named);
  }
  const frames = framesOf(thrown);
  if (frames) logged.stack = frames;
  if (depth >= deepestCause) return logged;
  if (thrown.cause !== undefined) logged.cause = loggedError(thrown.cause, depth + 1);
  if (Array.isArray(fields.errors))
    logged.errors = fields.errors.slice(0, deepestCause).map((error) => loggedError(error, depth + 1));
  return logged;
}

function messageOf(error: Error & Record<string, unknown>, code: string | undefined): string | undefined {
  // The messages of these errors may quote values: the parameters of a failed query, the text that a parser could not
  // read, or the value that a schema or a mail server refuses.
  if ("query" in error || "params" in error || "issues" in error || "response" in error) return undefined;
  if (error instanceof SyntaxError) return undefined;
  const isFromDatabase = "severity" in error && code !== undefined;
  if (isFromDatabase && !speakingClasses.has(code.slice(0, 2))) return undefined;
  return shortened(withoutAddresses(error.message.split("\n")[0] ?? ""));
}

/** Hides every word that contains an @. No message that this program writes needs such a word. */
function withoutAddresses(text: string): string {
  return text
    .split(" ")
    .map((word) => (word.includes("@") ? "…" : word))
    .join(" ");
}

/** Returns a stack's frames, without the message before them: a line of a message may look like a frame. */
function framesOf({ message, stack = "" }: Error): string | undefined {
  const start = message === "" ? -1 : stack.indexOf(message);
  const after = start === -1 ? stack : stack.slice(start + message.length);
  const frames = after.split("\n").filter((line) => /^ {4}at /.test(line));
  return frames.length > 0 ? frames.map((line) => line.trim()).join("\n") : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
