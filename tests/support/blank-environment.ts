import { expectations } from "#app/lib/env.server.ts";

const { NODE_ENV: _kept, ...settings } = expectations;

/** Every setting of the product, empty, so that neither this machine's environment nor its `.env` reaches a test. */
export const blankEnvironment: Record<string, string> = Object.fromEntries(
  Object.keys(settings).map((name) => [name, ""]),
);
