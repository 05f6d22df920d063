import { existsSync } from "node:fs";
import { env } from "#app/lib/env.server.ts";
import { openDatabase } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { failureText } from "#server/start-refusal.ts";
import { askPassword } from "./admin/ask-password.ts";

// npm run admin: manages the accounts of the back office, whether the site is running or not.
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  // The output is for a person, so the log shows only warnings and errors.
  process.env.LOG_LEVEL = "warn";
  const { log } = await import("#app/lib/log.server.ts");
  const database = await openDatabase(env(), log);
  process.env.DATABASE_URL = database.url;
  try {
    await migrate(database.url);
    const { pool } = await import("#app/db/client.server.ts");
    const { runAdminCommand } = await import("./admin/commands.ts");
    try {
      console.log(await runAdminCommand(process.argv.slice(2), askPassword));
    } finally {
      await pool.end();
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
