import { data } from "react-router";
import { accentOfFile, accentSheet } from "#app/domains/business/rules/accent.ts";
import type { Route } from "./+types/accent";

/** The tokens of an accent colour as a style sheet. Its address names the colour, so it never changes. */
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
