import { requestProfile } from "#app/domains/business/profile.server.ts";
import type { Route } from "./+types/web-manifest";

/** What a telephone shows of the site on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, brand, city, department } = requestProfile(context);
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
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
