import { listArrivedPhotos } from "#app/domains/quote-requests/photos/queries.server.ts";
import type { Route } from "./+types/arrived-photos";

/**
 * Responds with the list of photos that a telephone sent through a photo link, for the browser that created the link.
 */
export async function loader({ params }: Route.LoaderArgs) {
  const photos = await listArrivedPhotos(params.token);
  return Response.json(photos, { status: photos ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}
