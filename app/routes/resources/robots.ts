import { requestProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const origin = siteOrigin();
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    ...(isShown(requestProfile(context), "/blog") ? [`Sitemap: ${origin}/blog-sitemap.xml`] : []),
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
