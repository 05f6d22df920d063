import pino from "pino";
import { env } from "./env.server.ts";
import { loggedError } from "./logged-error.server.ts";

/**
 * Structured log (JSON lines on standard output). Personal data never goes in. An error is given whole, as `err`: its
 * values are left out here (logged-error.server.ts). The redaction is the safety net for objects logged whole.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  serializers: { err: loggedError },
  hooks: {
    // Without a message of its own a line would take the error's, which may quote values.
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
