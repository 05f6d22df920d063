import { env } from "../env.server.ts";

/**
 * Returns the public origin of the site, without a trailing slash: SITE_URL, else the URL on which this process
 * listens. Canonical URLs, e-mails and sitemaps use this origin, never a request's Host.
 */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = env();
  return SITE_URL ? new URL(SITE_URL).origin : `http://localhost:${PORT}`;
}
