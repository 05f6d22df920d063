import { hardlyTaughtTemplate, startedTemplate } from "./databases.ts";
import { type Site, startSite } from "./site.ts";

export type SiteEnvironment = Readonly<Record<string, string>>;

/** The sites of a worker. */
export interface KeptSites {
  /**
   * Returns the site of an environment, started if it does not run. One object is one site: equal ones are two. A site
   * apart whose assistant nobody asks learns little.
   */
  of(environment: SiteEnvironment, options: { asksAssistant: boolean }): Promise<Site>;
  stop(): Promise<void>;
}

/** The environment of the site that most files share. */
export const sharedEnvironment: SiteEnvironment = {};

/**
 * Keeps the shared site for the whole run, and the site apart that was used last: a worker and its browser go from one
 * site to the next, and need not be started again. Files that share a site apart follow each other by their names.
 */
export function keepSites(databaseServer: string): KeptSites {
  let shared: Promise<Site> | undefined;
  let apart: { environment: SiteEnvironment; site: Promise<Site> } | undefined;
  const start = (environment: SiteEnvironment, asksAssistant: boolean) => {
    // A first account of another kind is made by a first start.
    const isFirstStart = Object.keys(environment).some((name) => name.startsWith("ADMIN_"));
    if (isFirstStart) return startSite(databaseServer, environment);
    const template = asksAssistant ? startedTemplate : hardlyTaughtTemplate;
    return startSite(databaseServer, environment, { template });
  };
  const end = async (site: Promise<Site> | undefined) => (await site)?.stop();
  return {
    async of(environment, { asksAssistant }) {
      if (environment === sharedEnvironment) return (shared ??= start(environment, true));
      if (apart?.environment === environment) return apart.site;
      const before = apart?.site;
      apart = undefined;
      await end(before);
      apart = { environment, site: start(environment, asksAssistant) };
      return apart.site;
    },
    async stop() {
      await Promise.all([end(apart?.site), end(shared)]);
    },
  };
}
