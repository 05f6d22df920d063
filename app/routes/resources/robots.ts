import { siteOrigin } from "#app/lib/pages/site-url.server.ts";

export function loader() {
  const origin = siteOrigin();
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/blog-sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
