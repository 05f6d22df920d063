import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Environment, env } from "#app/lib/env.server.ts";
import { failureText, StartRefusal } from "../start-refusal.ts";
import { openDatabase } from "./connect.ts";

/**
 * Runs a command line tool with one FILE on the site's database. Only a tool with `creates` may create the database. On
 * an expected refusal, prints one line and sets the exit code 1.
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
    // npm runs scripts in the project's folder. INIT_CWD is the folder in which the person ran npm.
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
