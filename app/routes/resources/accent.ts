import { data } from "react-router";
import { accentTokens, isColour } from "#app/domains/business/rules/accent.ts";
import type { Route } from "./+types/accent";

/** The tokens of an accent colour as a style sheet. Its address names the colour, so it never changes. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const colour = `#${file.replace(/\.css$/, "")}`;
  if (!file.endsWith(".css") || !isColour(colour)) throw data(null, { status: 404 });
  const tokens = Object.entries(accentTokens(colour.toLowerCase()));
  const css = `:root{${tokens.map(([name, value]) => `--color-${name}:${value}`).join(";")}}`;
  return new Response(css, {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
