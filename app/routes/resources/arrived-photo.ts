import { getArrivedPhoto } from "#app/domains/quote-requests/photos/queries.server.ts";
import { fileAnswer } from "#app/lib/upload/file-answer.server.ts";
import type { Route } from "./+types/arrived-photo";

/** Responds with one photo that a telephone sent through a photo link, for the browser that created the link. */
export async function loader({ params }: Route.LoaderArgs) {
  const photo = await getArrivedPhoto(params.token, params.id);
  if (!photo) return new Response("Cette photo n’est plus là.", { status: 404 });
  const answer = fileAnswer(photo);
  answer.headers.set("Cache-Control", "private, max-age=600");
  return answer;
}
