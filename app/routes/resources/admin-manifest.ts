import { ofName } from "#app/lib/french/elision.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { kindNames, kindOf } from "#app/domains/inbox/registry.ts";
import { iconPath } from "#app/lib/pages/brand-image-paths.ts";
import type { Route } from "./+types/admin-manifest";

/** The colour of the back office's dark bars, the same in both themes. */
const ink = "#0e1b2c";

/**
 * Responds with the web app manifest of the back office, with which a phone adds it to the home screen as a separate
 * app (rule reach/home-screen). It names no person, because browsers request it without a session.
 */
export function loader({ context }: Route.LoaderArgs) {
  const profile = requestProfile(context);
  const { name, brand, look } = profile;
  const inboxes = kindNames.map(kindOf).filter(({ page }) => !page || isShown(profile, page));
  const manifest = {
    id: "/admin",
    name: `${name}, back-office`,
    short_name: brand.text,
    description: `Les demandes et les réglages ${ofName(name)}`,
    lang: "fr",
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: iconPath(look, "icon-192.png"), sizes: "192x192", type: "image/png" },
      { src: iconPath(look, "icon-512.png"), sizes: "512x512", type: "image/png" },
      { src: iconPath(look, "maskable-512.png"), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: inboxes.map(({ plural, addresses }) => ({ name: plural, url: addresses.path })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
