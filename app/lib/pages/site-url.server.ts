import { env } from "../env.server.ts";

/**
 * Returns the public origin of the site, without a trailing slash. This is the origin of SITE_URL if it is set,
 * otherwise `http://localhost` with this process's port. Canonical URLs, e-mails and sitemaps use this origin, never a
 * request's Host.
 */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = env();
  return SITE_URL ? new URL(SITE_URL).origin : `http://localhost:${PORT}`;
}
