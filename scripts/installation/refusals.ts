import { ConfigurationError } from "#app/lib/env.server.ts";
import { StartRefusal } from "#server/start-refusal.ts";

/**
 * Runs a command. If it fails, sets the exit code to 1 and prints the error: an expected error as one line, any other
 * error with its stack.
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
