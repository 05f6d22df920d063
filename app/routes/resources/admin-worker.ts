import script from "virtual:admin-worker";

/**
 * Responds with the script of the back office's service worker. Browsers also run this script while no page of the back
 * office is open, for example to show an alert (ADR 198).
 */
export function loader() {
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      // With this header, the browser asks at each visit whether there is a new version of the script.
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
