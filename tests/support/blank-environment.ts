import { expectations } from "#app/lib/env.server.ts";

const { NODE_ENV: _kept, ...settings } = expectations;

/** Every setting of the product, empty, so that no test depends on this machine's environment or its `.env`. */
export const blankEnvironment: Record<string, string> = Object.fromEntries(
  Object.keys(settings).map((name) => [name, ""]),
);
