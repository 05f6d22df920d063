import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { getLetter, previewLetter } from "#app/domains/newsletter/letters/queries.server.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import type { Route } from "./+types/letter-preview";

/** Responds with a letter's HTML, as mail programs show it: with inline styles and without scripts. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  requireActor(context);
  const letter = isRecordId(id) ? await getLetter(id) : null;
  if (!letter) throw data(null, { status: 404 });
  const { html } = await previewLetter(letter);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
    },
  });
}
