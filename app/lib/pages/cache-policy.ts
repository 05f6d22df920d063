interface SharedPage {
  /** The query parameters that make another page of it. */
  query?: readonly string[];
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
  "/devis": { from: "program", query: ["service"] },
  "/robots.txt": { from: "program" },
  "/blog": { from: "database", query: ["page", "category"] },
  "/blog/*": { from: "database" },
  "/locations": { from: "database", query: ["page"] },
  "/locations/*": { from: "database" },
  "/sitemap.xml": { from: "database" },
  "/blog-sitemap.xml": { from: "database" },
  "/sitemaps/*": { from: "database" },
  "/feed.xml": { from: "database" },
};

/** The tag of every page made of the program alone. */
const programTag = "program";

/** Added by campaigns, or by React Router to the home page's form (`index`): they make no other page. */
const idleParameter = /^(?:utm_[a-z]+|mtm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|index)$/;

function sharedPage(path: string): SharedPage | undefined {
  return sharedPages[path] ?? sharedPages[path.replace(/[^/]+$/, "*")];
}

/** What the page at `path` is made of before any loader has spoken. */
export function ownTags(path: string): string[] {
  return sharedPage(path)?.from === "program" ? [programTag] : [];
}

/**
 * The query under which the page at `path` is shared: declared parameters only, in the order declared.
 * Undefined when the page is not shared, or is asked for with a parameter it does not declare.
 */
export function sharedPageQuery(path: string, search: string): string | undefined {
  const page = sharedPage(path);
  if (!page) return undefined;
  if (search === "" || search === "?") return "";
  const declared = page.query ?? [];
  const given = new URLSearchParams(search);
  for (const name of [...given.keys()]) {
    if (idleParameter.test(name)) given.delete(name);
    else if (!declared.includes(name) || given.getAll(name).length > 1) return undefined;
  }
  const kept = declared.flatMap((name) => {
    const value = given.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}
