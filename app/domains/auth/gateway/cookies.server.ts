import { siteOrigin } from "#app/lib/pages/site-url.server.ts";

/** Whether the site is served over TLS. Browsers then send its cookies over TLS only. */
export function isSecure(): boolean {
  return siteOrigin().startsWith("https:");
}

/** Returns the name of the session cookie. Its prefix `__Host-` needs TLS: without it some browsers drop the cookie. */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-atelier_session" : "atelier_session";
}

/** Returns the name of the cookie of a sign-in whose password was right and whose code is still missing. */
export function challengeCookieName(): string {
  return isSecure() ? "__Host-atelier_second" : "atelier_second";
}

/** Returns the name of the cookie that ties a passkey's challenge to the browser that requested it. */
export function passkeyCookieName(): string {
  return isSecure() ? "__Host-atelier_passkey" : "atelier_passkey";
}
