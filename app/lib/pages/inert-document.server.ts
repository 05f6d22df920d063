/**
 * This policy disables a page's own scripts, forms and new windows. Its links work, and open the site as visitors see
 * it.
 */
const policy = [
  "sandbox allow-same-origin",
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** Returns a copy of a page without scripts and preloads. No cache stores the copy, and no search engine lists it. */
export async function inertDocument(page: Response): Promise<Response> {
  const html = (await page.text()).replace(script, "").replace(modulePreload, "");
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
