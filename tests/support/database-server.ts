import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { embeddedBinaries, installedBinaries, startCluster } from "./cluster.ts";
import { createTemplate } from "./template-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the maintenance database on the database server that the tests of one Vitest project share. */
    databaseServer: string;
    /** How many random bodies each form gets besides the fixed odd ones. `npm run test:resilience` sends thousands. */
    randomPayloads: number;
    /** The folder in which a run of the tests stores what the assistant has learned (chatbot/learned-once.ts). */
    learnedFolder: string;
  }
}

/** Starts one database server for all tests of a Vitest project. Returns a function that stops it. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const external = project.name === "db-external";
  const binaries = external ? installedBinaries() : embeddedBinaries();
  if (!binaries) throw new Error("no installed PostgreSQL: this project should not have been listed");
  const cluster = await startCluster(binaries);
  await createTemplate(cluster);
  project.provide("databaseServer", cluster.url("postgres"));
  project.provide("randomPayloads", process.env.TEST_EXTERNAL === "all" ? 2_000 : 100);
  const learnedFolder = mkdtempSync(join(tmpdir(), "atelier-learned-"));
  project.provide("learnedFolder", learnedFolder);
  return async () => {
    await cluster.stop();
    rmSync(learnedFolder, { recursive: true, force: true });
  };
}
