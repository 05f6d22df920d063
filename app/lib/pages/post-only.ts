/**
 * The loader of a route that only receives posts. Without it, React Router would answer a visit with an English error
 * of the server.
 */
export function postOnly(): Response {
  return new Response("Méthode non admise. Cette adresse ne s’utilise pas de cette façon.\n", {
    status: 405,
    headers: { Allow: "POST", "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
