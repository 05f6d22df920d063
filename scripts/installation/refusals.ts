import { ConfigurationError } from "#app/lib/env.server.ts";
import { StartRefusal } from "#server/start-refusal.ts";

/**
 * Runs a command. Prints an expected refusal as one line, and any other error with its stack. The exit code is then 1.
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
