import { estimateParameters } from "#app/domains/quote-requests/estimate/rules.ts";
import { planParameter } from "#app/domains/pricing/rules/plans.ts";
import { ownServiceParameter, quoteServiceTypeFor } from "#app/domains/services/rules/quote-choice.ts";

/**
 * A function that normalises a parameter's value. All values that give the same page become one value, so that nobody
 * can fill the cache with copies of a page.
 */
type Reading = (value: string) => string | null;

interface SharedPage {
  /** The query parameters whose values select another shared page. */
  query?: Readonly<Record<string, Reading>>;
  /** The parameters that make the page private: it is rendered for the visitor who requests it, and is not cached. */
  ownPage?: readonly string[];
  /**
   * `program`: the page shows only texts of the program and settings. `database`: it also shows data that its loaders
   * read and name with tagPage.
   */
  from: "program" | "database";
}

/**
 * The pages that are the same for every visitor. Their loaders and components may read nothing else of the request: no
 * cookie, no header, no other parameter. `*` stands for one segment of the path.
 */
const sharedPages: Record<string, SharedPage> = {
  "/": { from: "program" },
  "/about": { from: "program" },
  "/services": { from: "program" },
  "/services/*": { from: "program" },
  "/mentions-legales": { from: "program" },
  "/conditions-de-vente": { from: "program" },
  "/retractation": { from: "program" },
  "/garanties-legales": { from: "program" },
  "/confidentialite": { from: "database" },
  "/join": { from: "program" },
  "/devis": {
    from: "program",
    query: { service: quoteServiceTypeFor },
    ownPage: [...Object.keys(estimateParameters), ownServiceParameter, planParameter],
  },
  "/reparer-ou-remplacer": { from: "program", ownPage: ["appareil", "age", "reparation", "neuf"] },
  "/robots.txt": { from: "program" },
  "/manifest.webmanifest": { from: "program" },
  "/admin.webmanifest": { from: "program" },
  "/public-worker.js": { from: "program" },
  "/blog": { from: "database", query: { page: asWritten, category: asWritten }, ownPage: ["search"] },
  "/blog/*": { from: "database" },
  "/locations": {
    from: "database",
    query: { departement: asWritten, page: asWritten },
    ownPage: ["search"],
  },
  "/locations/*": { from: "database" },
  "/sitemap.xml": { from: "database" },
  "/blog-sitemap.xml": { from: "database" },
  "/sitemaps/*": { from: "database" },
  "/feed.xml": { from: "database" },
};

/**
 * The tag of every page that shows only texts of the program and settings. A changed setting drops all pages (ADR 150).
 */
export const programTag = "program";

/**
 * Returns the value unchanged. This is safe only for parameters whose unknown values get a 404, because a 404 is not
 * cached.
 */
function asWritten(value: string): string {
  return value;
}

function sharedPage(path: string): SharedPage | undefined {
  if (Object.hasOwn(sharedPages, path)) return sharedPages[path];
  return sharedPages[`${path.slice(0, path.lastIndexOf("/") + 1)}*`];
}

/**
 * Returns those tags (names of the data that a page shows) of the page at `path` that are known before any loader runs.
 */
export function ownTags(path: string): string[] {
  return sharedPage(path)?.from === "program" ? [programTag] : [];
}

/**
 * Returns the query under which the page at `path` is cached: its declared parameters in their declared order, each
 * once. Leaves out all others, which do not change the page: campaign parameters, `index`, and React Router's `_routes`
 * (the browser picks the routes it needs from the whole response). Returns undefined when the page is not shared.
 */
export function sharedPageQuery(path: string, search: string): string | undefined {
  const page = sharedPage(path);
  if (!page) return undefined;
  if (search === "" || search === "?") return "";
  const given = new URLSearchParams(search);
  if (page.ownPage?.some((name) => given.get(name))) return undefined;
  const kept = Object.entries(page.query ?? {}).flatMap(([name, read]) => {
    const value = given.get(name);
    const understood = value && read(value);
    return understood ? [`${name}=${encodeURIComponent(understood)}`] : [];
  });
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}
