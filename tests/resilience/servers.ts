import { embeddedBinaries, installedBinaries, startCluster } from "../support/cluster.ts";
import { createTemplate } from "../support/template-database.ts";
import { type Site, startSite } from "../support/site.ts";

/** The database servers with their names: the embedded one, and the installed one if the machine has PostgreSQL. */
export const servers = [
  { server: "embedded PostgreSQL", binaries: embeddedBinaries() },
  { server: "installed PostgreSQL", binaries: installedBinaries() },
].flatMap(({ server, binaries }) => (binaries ? [{ server, binaries }] : []));

/**
 * Runs `work` with the built site on a separate database server. `serverUrl` connects to that server as its superuser.
 */
export async function withSite<Result>(
  { binaries }: (typeof servers)[number],
  work: (site: Site, serverUrl: string) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(binaries);
  try {
    await createTemplate(cluster);
    const site = await startSite(cluster.url("postgres"), { RATE_LIMITS: "off", LOG_LEVEL: "warn" });
    try {
      return await work(site, cluster.url("postgres"));
    } finally {
      await site.stop();
    }
  } finally {
    await cluster.stop();
  }
}

let sent = 0;

/** Sends a new contact message on its own connection. Returns the status, or 0 if there is no answer. */
export async function post(url: string): Promise<number> {
  sent += 1;
  const form = { name: "Hélène", email: `h${sent}@exemple.fr`, message: `Un message de plus, le ${sent}.` };
  const options = { method: "POST", body: new URLSearchParams(form), headers: { Connection: "close" } };
  return fetch(url, options).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}
