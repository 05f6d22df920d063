import { hardlyTaughtTemplate, startedTemplate } from "./databases.ts";
import { type Site, startSite } from "./site.ts";

export type SiteEnvironment = Readonly<Record<string, string>>;

/** The sites of one test worker. */
export interface KeptSites {
  /**
   * Returns the site with an environment, and starts it if it does not run. Environments are compared as objects: two
   * with the same variables get two sites. Without `asksAssistant`, the assistant of a separate site has only few
   * examples to learn.
   */
  of(environment: SiteEnvironment, options: { asksAssistant: boolean }): Promise<Site>;
  stop(): Promise<void>;
}

/** The environment of the site that most files share. */
export const sharedEnvironment: SiteEnvironment = {};

/**
 * Keeps the shared site for the whole run, and the last separate site until another one is needed. So a worker need not
 * start a site for each file. Files that share a separate site must be neighbours in the order of names.
 */
export function keepSites(databaseServer: string): KeptSites {
  let shared: Promise<Site> | undefined;
  let apart: { environment: SiteEnvironment; site: Promise<Site> } | undefined;
  const start = (environment: SiteEnvironment, asksAssistant: boolean) => {
    // Only at the first start does a site create its first account. So an environment that names another one needs it.
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
