import { expectations } from "#app/lib/env.server.ts";

const { NODE_ENV: _kept, ...settings } = expectations;

/**
 * An empty value for every environment variable of the program, so that no test depends on this machine or its `.env`.
 */
export const blankEnvironment: Record<string, string> = Object.fromEntries(
  Object.keys(settings).map((name) => [name, ""]),
);
