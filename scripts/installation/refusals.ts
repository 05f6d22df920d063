import { ConfigurationError } from "#app/lib/env.server.ts";
import { StartRefusal } from "#server/start-refusal.ts";

/**
 * Runs a command. If it fails, prints an expected refusal as one line or any other error with its stack, and sets the
 * exit code 1.
 */
export async function refusalsAsLines(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const expected = error instanceof ConfigurationError || error instanceof StartRefusal;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
