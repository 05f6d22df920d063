import { siteOrigin } from "#app/lib/pages/site-url.server.ts";

/** Whether the site is served over TLS. Cookies are then marked for it. */
export function isSecure(): boolean {
  return siteOrigin().startsWith("https:");
}

/** `__Host-` needs TLS: over plain HTTP some browsers drop such a cookie. */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-atelier_session" : "atelier_session";
}

/** The cookie of a sign-in whose password was right and whose code is still to come. */
export function challengeCookieName(): string {
  return isSecure() ? "__Host-atelier_second" : "atelier_second";
}

/** The cookie that ties a passkey's challenge to the browser that requested it. */
export function passkeyCookieName(): string {
  return isSecure() ? "__Host-atelier_passkey" : "atelier_passkey";
}
