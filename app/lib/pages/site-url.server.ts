import { env } from "../env.server.ts";

/**
 * Returns the public origin of the site, without a trailing slash: SITE_URL, else the address this process listens on.
 * Canonical addresses, e-mails and sitemaps use it, and never a request's Host.
 */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = env();
  return SITE_URL ? new URL(SITE_URL).origin : `http://localhost:${PORT}`;
}
