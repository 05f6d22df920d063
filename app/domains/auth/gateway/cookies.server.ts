import { siteOrigin } from "#app/lib/pages/site-url.server.ts";

/** Whether the site is served over TLS. Its cookies are then marked as secure. */
export function isSecure(): boolean {
  return siteOrigin().startsWith("https:");
}

/** The prefix `__Host-` needs TLS: over plain HTTP some browsers drop such a cookie. */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-atelier_session" : "atelier_session";
}

/** The cookie of a sign-in whose password was right and which still needs a code. */
export function challengeCookieName(): string {
  return isSecure() ? "__Host-atelier_second" : "atelier_second";
}

/** The cookie that ties a passkey's challenge to the browser that requested it. */
export function passkeyCookieName(): string {
  return isSecure() ? "__Host-atelier_passkey" : "atelier_passkey";
}
