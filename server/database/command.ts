import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Environment, env } from "#app/lib/env.server.ts";
import { failureText, StartRefusal } from "../start-refusal.ts";
import { openDatabase } from "./connect.ts";

/**
 * Runs a command line tool on one FILE and the site's database, which only a tool that `creates` may make. Expected
 * refusals are one line, exit code 1.
 */
export async function runDatabaseCommand(
  usage: string,
  work: (url: string, file: string, settings: Environment) => Promise<void>,
  options: { creates?: boolean } = {},
): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const [given] = process.argv.slice(2);
    if (!given) throw new StartRefusal(`Il manque le nom du fichier : ${usage}`);
    // npm runs scripts in the project's folder and says in INIT_CWD where the person was.
    const file = resolve(process.env.INIT_CWD ?? ".", given);
    const settings = env();
    const { log } = await import("#app/lib/log.server.ts");
    const database = await openDatabase(settings, log, options);
    try {
      await work(database.url, file, settings);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(failureText(error));
    process.exitCode = 1;
  }
}
