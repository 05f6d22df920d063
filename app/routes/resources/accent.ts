import { data } from "react-router";
import { accentOfFile, accentSheet } from "#app/domains/business/rules/accent.ts";
import type { Route } from "./+types/accent";

/** The design tokens of an accent colour as a style sheet. The colour is in the URL, so the content never changes. */
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
