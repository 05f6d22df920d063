import { requestProfile } from "#app/domains/business/profile.server.ts";
import { iconPath } from "#app/lib/pages/brand-image-paths.ts";
import type { Route } from "./+types/web-manifest";

/** Responds with the web app manifest of the site, with which a phone adds the site to its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, brand, city, department, look } = requestProfile(context);
  const manifest = {
    name,
    short_name: brand.text,
    description: `Réparation informatique, ${city} et alentour (${department})`,
    lang: "fr",
    start_url: "/",
    display: "browser",
    background_color: "#fbfaf7",
    theme_color: "#0e1b2c",
    icons: [
      { src: iconPath(look, "icon-192.png"), sizes: "192x192", type: "image/png" },
      { src: iconPath(look, "icon-512.png"), sizes: "512x512", type: "image/png" },
      { src: iconPath(look, "maskable-512.png"), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
