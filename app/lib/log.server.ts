import pino from "pino";
import { env } from "./env.server.ts";
import { loggedError } from "./logged-error.server.ts";

/**
 * Structured log, as JSON lines on standard output, without personal data (rule running/logs). Pass an error as `err`:
 * logged-error.server.ts removes the values that the error quotes. `redact` is only a safety net, in case somebody logs
 * an object with such fields.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  serializers: { err: loggedError },
  hooks: {
    // Without a message, the library would log the error's message, which may quote values from the database.
    logMethod(given, method) {
      const [fields, message = "error", ...more] = given;
      if (typeof fields === "object") method.apply(this, [fields, message, ...more]);
      else method.apply(this, given);
    },
  },
  redact: {
    paths: ["password", "email", "phone", "name", "authorization", "cookie"].flatMap((key) => [
      key,
      `*.${key}`,
    ]),
    censor: "[redacted]",
  },
});
