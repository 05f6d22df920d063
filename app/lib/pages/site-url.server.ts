import { env } from "../env.server.ts";

/**
 * The public origin of the site, without a trailing slash: SITE_URL, else where this process listens.
 * Canonical addresses, e-mails and sitemaps are made with it, never with what a request says.
 */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = env();
  return SITE_URL ? new URL(SITE_URL).origin : `http://localhost:${PORT}`;
}
