import pino from "pino";
import { env } from "./env.server.ts";

/**
 * Structured log (JSON lines on standard output). Personal data never goes in: the redaction below
 * is the safety net for objects logged whole, not a licence to log them.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  redact: {
    paths: ["password", "email", "phone", "name", "authorization", "cookie"].flatMap((key) => [
      key,
      `*.${key}`,
    ]),
    censor: "[redacted]",
  },
});
