import script from "virtual:admin-worker";

/** The service worker of the back office. It works while no page of the back office is open (ADR 198). */
export function loader() {
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      // At each visit, the browser checks whether the program has a new version of the worker.
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
