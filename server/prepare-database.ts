import type { Environment } from "#app/lib/env.server.ts";
import { startEmbeddedDatabase } from "./database/embedded.ts";
import { startTimeoutMs } from "./database/first-answer.ts";
import type { LaunchLog } from "./database/launch-log.ts";
import { migrate } from "./database/migrate.ts";

export interface PreparedDatabase {
  /** Stops the embedded server. Does nothing for an external server. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database unless DATABASE_URL names another, and applies the migrations. Calls `onAddress` as soon
 * as `process.env.DATABASE_URL` is set, so that the application can be loaded while the database starts.
 */
export async function prepareDatabase(
  env: Environment,
  log: LaunchLog,
  onAddress: () => void = () => {},
): Promise<PreparedDatabase> {
  const take = (url: string) => {
    process.env.DATABASE_URL = url;
    onAddress();
  };
  if (env.DATABASE_URL) take(env.DATABASE_URL);
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => {} }
    : await startEmbeddedDatabase({ dataDir: env.DATA_DIR, log, onLaunch: take });
  try {
    await migrate(database.url, undefined, env.DATABASE_URL ? undefined : startTimeoutMs);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}
