import type { APIRequestContext } from "@playwright/test";

export interface CrawledPage {
  /** Path and query. */
  path: string;
  /** A page that links to it. */
  from: string;
  status: number;
  /** The redirect target, if it redirects. */
  location: string | undefined;
  contentType: string;
  html: string;
  /** The fragments other pages link to on this one. */
  fragments: Set<string>;
}

const wholePageTag = /<a\b[^>]*?\shref="([^"]*)"/g;

/**
 * Follows every link of a site from `start`, without following redirects, one request at a time.
 * `skip` leaves out paths that are another audience's.
 */
export async function crawl(request: APIRequestContext, start: string, skip: RegExp): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>();
  const waiting: { path: string; from: string; fragment: string }[] = [
    { path: start, from: "", fragment: "" },
  ];
  for (const { path, from, fragment } of waiting) {
    const page = pages.get(path) ?? (await visit(request, path, from));
    if (fragment) page.fragments.add(fragment);
    if (pages.has(path)) continue;
    pages.set(path, page);
    for (const link of linksOf(page)) {
      if (!skip.test(link.path)) waiting.push({ ...link, from: path });
    }
  }
  return [...pages.values()];
}

async function visit(request: APIRequestContext, path: string, from: string): Promise<CrawledPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const { location, "content-type": contentType = "" } = response.headers();
  const html = contentType.startsWith("text/html") ? await response.text() : "";
  return { path, from, status: response.status(), location, contentType, html, fragments: new Set() };
}

function linksOf({ path, html, location }: CrawledPage): { path: string; fragment: string }[] {
  const here = new URL(path, "http://site.invalid");
  const targets = [...html.matchAll(wholePageTag)].map((match) => (match[1] ?? "").replaceAll("&amp;", "&"));
  return [...targets, ...(location ? [location] : [])]
    .map((target) => new URL(target, here))
    .filter((url) => url.host === here.host && url.protocol === here.protocol)
    .map((url) => ({ path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }));
}

/** Returns at most `each` pages of one shape (`/locations/…`), enough to see what all of them look like. */
export function samples(pages: CrawledPage[], each = 2): CrawledPage[] {
  const seen = new Map<string, number>();
  return pages.filter(({ path, status, html }) => {
    if (status !== 200 || !html) return false;
    const { pathname } = new URL(path, "http://site.invalid");
    const [, section = "", ...rest] = pathname.split("/");
    const shape = rest.length > 0 ? `${section}/${rest.length}` : pathname;
    seen.set(shape, (seen.get(shape) ?? 0) + 1);
    return (seen.get(shape) ?? 0) <= each;
  });
}
