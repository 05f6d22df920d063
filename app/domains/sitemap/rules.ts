import type { SiteProfile } from "#app/domains/business/profile.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { xmlText } from "#app/lib/pages/xml.ts";

/** The maximum number of URLs in one file (sitemaps.org). */
export const mostAddresses = 50_000;

/** A URL in a site map. `path` starts with a slash. */
export interface SitemapEntry {
  path: string;
  /** When the page's content last changed; absent when unknown. */
  lastModified?: Date;
}

const fixedPaths = [
  "/about",
  "/locations",
  "/devis",
  "/reparer-ou-remplacer",
  "/join",
  "/mentions-legales",
  "/conditions-de-vente",
  "/retractation",
  "/garanties-legales",
  "/confidentialite",
  "/plan-du-site",
];

/**
 * Returns the paths that search engines may index: those of the pages that every site has, and those of the services.
 */
export function listFixedPaths(profile: Pick<SiteProfile, "site">): string[] {
  const services = listServices(profile).map(({ path }) => path);
  return ["/", "/services", ...services, ...fixedPaths.filter((path) => isShown(profile, path))];
}

/** The kinds of site map. A kind with too many URLs for one file has several, which are numbered. */
export const sitemapKinds = ["pages", "posts", "categories", "locations"] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

export interface SitemapName {
  kind: SitemapKind;
  /** The number of the file, from 1. */
  part: number;
}

/** Returns the path of a site map. The first one of the blog has a path of its own, /blog-sitemap.xml. */
export function sitemapPath({ kind, part }: SitemapName): string {
  if (kind === "posts" && part === 1) return "/blog-sitemap.xml";
  return part === 1 ? `/sitemaps/${kind}.xml` : `/sitemaps/${kind}-${part}.xml`;
}

/** Parses the file name in a path below /sitemaps/. Returns null when no site map has this name. */
export function readSitemapName(file: string): SitemapName | null {
  const [, kind, number] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? [];
  const known = sitemapKinds.find((one) => one === kind);
  if (!known) return null;
  const name = { kind: known, part: Number(number ?? 1) };
  return sitemapPath(name) === `/sitemaps/${file}` ? name : null;
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the XML of a site map. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return document("urlset", "url", origin, entries);
}

/** Returns the XML of the index of all site maps. */
export function sitemapIndexXml(origin: string, entries: readonly SitemapEntry[]): string {
  return document("sitemapindex", "sitemap", origin, entries);
}

function document(root: string, item: string, origin: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
    return `<${item}><loc>${xmlText(origin + path)}</loc>${date}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${schema}>\n${items.join("")}</${root}>\n`;
}

/** The outcome of regenerating the site maps: the URL of their index, and the number of URLs in them. */
export type SitemapOutcome = Outcome<
  { done: { url: string; count: number }; failed: { refusal: string } },
  "done" | "failed"
>;
