import { embeddedBinaries, startCluster } from "./cluster.ts";
import { createStartedTemplates } from "./site.ts";
import { createTemplate } from "./template-database.ts";

/** Starts one database server for all browser tests, and returns a function that stops it. Workers inherit its URL. */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  const cluster = await startCluster(embeddedBinaries());
  await createTemplate(cluster);
  process.env.TEST_DATABASE_SERVER = cluster.url("postgres");
  await createStartedTemplates(cluster.url("postgres"));
  return () => cluster.stop();
}
