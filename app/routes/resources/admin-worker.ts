import script from "virtual:admin-worker";

/** The worker of the back office: what goes on while no page of it is open (ADR 198). */
export function loader() {
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      // A browser asks at each visit whether the program has another one.
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
