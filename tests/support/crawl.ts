import type { APIRequestContext } from "@playwright/test";

export interface CrawledPage {
  /** The path and the query. */
  path: string;
  /** A page that links to this page. */
  from: string;
  status: number;
  /** The target, if this page redirects. */
  location: string | undefined;
  contentType: string;
  html: string;
  /** The fragments of this page to which other pages link. */
  fragments: Set<string>;
}

const wholePageTag = /<a\b[^>]*?\shref="([^"]*)"/g;

/**
 * Follows every link of a site from `start`, one request at a time. The target of a redirect counts as a link. Paths
 * that match `skip` are left out. `each` limits the number of pages of one shape, such as `/locations/…`.
 */
export async function crawl(
  request: APIRequestContext,
  start: string,
  skip: RegExp,
  { each = Number.POSITIVE_INFINITY } = {},
): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>();
  const asked = new Map<string, number>();
  const waiting: { path: string; from: string; fragment: string }[] = [
    { path: start, from: "", fragment: "" },
  ];
  for (const { path, from, fragment } of waiting) {
    const known = pages.get(path);
    const shape = shapeOf(path);
    if (!known && (asked.get(shape) ?? 0) >= each) continue;
    const page = known ?? (await visit(request, path, from));
    if (fragment) page.fragments.add(fragment);
    if (known) continue;
    if (isDocument(page)) asked.set(shape, (asked.get(shape) ?? 0) + 1);
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

const isDocument = ({ status, html }: CrawledPage) => status === 200 && html !== "";

/**
 * Returns the shape of an address, such as `/locations/…`. Addresses of one shape show the same screen. In the back
 * office, each section (`/admin/quotes`) is a shape.
 */
export function shapeOf(path: string): string {
  const { pathname } = new URL(path, "http://site.invalid");
  const [section = "", ...rest] = pathname
    .replace(/^\/admin\//, "/admin-")
    .slice(1)
    .split("/");
  return rest.length > 0 ? `${section}/${rest.length}` : section;
}

/** Returns at most `each` pages of each shape (`/locations/…`). Pages of one shape differ only in their content. */
export function samples(pages: CrawledPage[], each = 2): CrawledPage[] {
  const shapes = Map.groupBy(pages.filter(isDocument), ({ path }) => shapeOf(path));
  const kept = new Set([...shapes.values()].flatMap((alike) => alike.slice(0, each)));
  return pages.filter((page) => kept.has(page));
}
