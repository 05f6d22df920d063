import { data } from "react-router";
import { accentOfFile, accentSheet } from "#app/domains/business/rules/accent.ts";
import type { Route } from "./+types/accent";

/**
 * Responds with the style sheet of the shop's accent colour. The URL contains the colour, so the content at a URL never
 * changes.
 */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const colour = accentOfFile(file);
  if (colour === null) throw data(null, { status: 404 });
  return new Response(accentSheet(colour), {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
