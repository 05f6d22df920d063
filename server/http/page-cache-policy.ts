import { quoteServiceTypeFor } from "#app/domains/services/rules.ts";

/** A parameter's value as the page understands it: what it does not tell apart is one value, so nobody grows the cache. */
type Reading = (value: string) => string | null;

interface SharedPage {
  /** The query parameters that make another page of it. */
  query?: Readonly<Record<string, Reading>>;
  /** A parameter that makes it a page of its own, rendered for who asks. */
  ownPage?: string;
  /** Made of the program alone, or of what its loaders read; those name what they read (tagPage). */
  from: "program" | "database";
}

/**
 * The pages that are the same for every visitor. Their loaders and components may read nothing else of the request:
 * no cookie, no header, no other parameter. `*` stands for one segment.
 */
const sharedPages: Record<string, SharedPage> = {
  "/": { from: "program" },
  "/about": { from: "program" },
  "/services/*": { from: "program" },
  "/mentions-legales": { from: "program" },
  "/confidentialite": { from: "database" },
  "/join": { from: "program" },
  "/devis": { from: "program", query: { service: quoteServiceTypeFor } },
  "/robots.txt": { from: "program" },
  "/blog": { from: "database", query: { page: asWritten, category: asWritten }, ownPage: "search" },
  "/blog/*": { from: "database" },
  "/locations": { from: "database", query: { page: asWritten }, ownPage: "search" },
  "/locations/*": { from: "database" },
  "/sitemap.xml": { from: "database" },
  "/blog-sitemap.xml": { from: "database" },
  "/sitemaps/*": { from: "database" },
  "/feed.xml": { from: "database" },
};

/** The tag of every page made of the program alone. */
export const programTag = "program";

/** Only for values of which unknown ones answer 404: such an answer is not kept. */
function asWritten(value: string): string {
  return value;
}

function sharedPage(path: string): SharedPage | undefined {
  if (Object.hasOwn(sharedPages, path)) return sharedPages[path];
  return sharedPages[`${path.slice(0, path.lastIndexOf("/") + 1)}*`];
}

/** What the page at `path` is made of before any loader has spoken. */
export function ownTags(path: string): string[] {
  return sharedPage(path)?.from === "program" ? [programTag] : [];
}

/**
 * The query under which the page at `path` is shared: declared parameters only, in the order declared, each once. Any
 * other says nothing to the page (campaigns', `index`, React Router's `_routes`, whose client takes the routes it asked
 * for out of the whole). Undefined when the page is not shared.
 */
export function sharedPageQuery(path: string, search: string): string | undefined {
  const page = sharedPage(path);
  if (!page) return undefined;
  if (search === "" || search === "?") return "";
  const given = new URLSearchParams(search);
  if (page.ownPage && given.get(page.ownPage)) return undefined;
  const kept = Object.entries(page.query ?? {}).flatMap(([name, read]) => {
    const value = given.get(name);
    const understood = value && read(value);
    return understood ? [`${name}=${encodeURIComponent(understood)}`] : [];
  });
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}
