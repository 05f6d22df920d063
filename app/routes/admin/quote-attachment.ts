import { requireActor } from "#app/domains/auth/guard.server.ts";
import { getQuoteAttachment } from "#app/domains/quote-requests/queries.server.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { fileAnswer } from "#app/lib/upload/file-answer.server.ts";
import type { Route } from "./+types/quote-attachment";

export async function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  const file = isRecordId(params.id) ? await getQuoteAttachment(params.id) : null;
  return file ? fileAnswer(file) : new Response("Ce fichier n’est plus là.", { status: 404 });
}
