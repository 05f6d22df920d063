import type { Environment } from "#app/lib/env.server.ts";
import { startEmbeddedDatabase } from "./database/embedded.ts";
import type { LaunchLog } from "./database/launch-log.ts";
import { migrate } from "./database/migrate.ts";

export interface PreparedDatabase {
  /** Stops the embedded server; nothing to do for an external one. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database unless DATABASE_URL names another, applies the migrations, and leaves the
 * address in `process.env.DATABASE_URL` for the application, which is loaded afterwards.
 */
export async function prepareDatabase(env: Environment, log: LaunchLog): Promise<PreparedDatabase> {
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => {} }
    : await startEmbeddedDatabase({ dataDir: env.DATA_DIR, log });
  try {
    await migrate(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  process.env.DATABASE_URL = database.url;
  return database;
}
