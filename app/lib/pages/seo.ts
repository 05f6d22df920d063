import type { MetaDescriptor } from "react-router";
import { cardPath } from "./brand-image-paths.ts";

/** The facts about the site that the root loader gives every page. */
export interface SiteIdentity {
  name: string;
  /**
   * The public origin, without a trailing slash. It never comes from a request's Host, so that cached pages stay
   * correct.
   */
  origin: string;
  /** Whether this is a demonstration (rule running/demonstration). */
  isDemo?: boolean;
  /**
   * The labels of the settings whose typed values are wrong. Only a preview has them, and shows the stored values of
   * these settings instead (rule settings/preview).
   */
  preview?: readonly string[];
}

/** The facts about the site for a page that can be shared with an image. */
export interface SharedSite extends SiteIdentity {
  /** A hash that is part of the URLs of the share images (ADR 185). */
  look: string;
}

/**
 * A share image, which social networks show beside a link. It is a card that the server draws (1200 x 630 px) or a
 * picture.
 */
export type ShareImage = { alt: string } & (
  { card: string; path?: undefined } | { path: string; width: number; height: number }
);

export interface PageDescription {
  title: string;
  /** The title of a shared link, if it differs from `title`. */
  sharedTitle?: string;
  description: string;
  /** Path and query of the page's canonical address, starting with a slash. */
  path: string;
  image?: ShareImage;
  /** schema.org objects, without their `@context`. Each `@id` they refer to belongs to one of these objects. */
  jsonLd?: readonly object[] | false;
  /** The breadcrumbs the page shows, without the home page. */
  trail?: readonly Crumb[];
  noindex?: boolean;
  /** The Open Graph type, 'website' by default. */
  type?: "website" | "article";
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Returns the site's identity from the root loader's data. Returns undefined when that loader failed. */
export function siteOf(matches: Matches): SharedSite | undefined {
  const root = matches.find((match) => match?.id === "root");
  return root?.loaderData as SharedSite | undefined;
}

const defaultImage: ShareImage = {
  card: "atelier",
  alt: "Un établi de réparation\u00a0: un portable ouvert, une lampe, un disque dur",
};

/**
 * Returns title, description, canonical address, Open Graph, Twitter card and structured data of a public page (rule
 * pages/head). When the root loader failed, returns only the tags that need no origin. In the browser, returns only the
 * tags that a browser reads: the other tags are for programs that load the document.
 */
export function pageMeta(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const { title, sharedTitle = title, description, image = defaultImage, type = "website" } = page;
  const described: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (page.noindex) described.push({ name: "robots", content: "noindex" });
  const site = siteOf(matches);
  if (!site) return described;
  const url = absoluteUrl(site, page.path);
  const canonical = page.noindex ? [] : [{ tagName: "link", rel: "canonical", href: url } as const];
  if (!import.meta.env.SSR) return [...described, ...canonical];
  const shown = shownImage(site, image);
  const graph = [...(page.jsonLd || []), ...(page.trail ? [breadcrumbJsonLd(site, page.trail)] : [])];
  return [
    ...described,
    ...canonical,
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: sharedTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: shown.url },
    { property: "og:image:width", content: String(shown.width) },
    { property: "og:image:height", content: String(shown.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    // The framework escapes `<` when it writes structured data.
    ...(graph.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }]
      : []),
  ];
}

/** Returns the URL and size of a share image. */
export function shownImage(
  site: SharedSite,
  image: ShareImage,
): { url: string; width: number; height: number } {
  if (image.path === undefined)
    return { url: absoluteUrl(site, cardPath(site.look, image.card)), width: 1200, height: 630 };
  return { url: absoluteUrl(site, image.path), width: image.width, height: image.height };
}

interface Pagination {
  /** The number of this page, from 1. */
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** Returns the prev and next links of a page of a list. */
export function paginationLinks(matches: Matches, { page, pageCount, pathOf }: Pagination): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return [];
  const link = (rel: string, to: number) =>
    ({ tagName: "link", rel, href: absoluteUrl(site, pathOf(to)) }) as const;
  return [
    ...(page > 1 && page <= pageCount ? [link("prev", page - 1)] : []),
    ...(page < pageCount ? [link("next", page + 1)] : []),
  ];
}

/** Returns the complete URL of a path of the site. */
export function absoluteUrl(site: SiteIdentity, path: string): string {
  return path === "/" ? `${site.origin}/` : `${site.origin}${path}`;
}

export interface Crumb {
  name: string;
  path: string;
}

/** Returns the schema.org breadcrumbs of a page, with the home page added in front. */
export function breadcrumbJsonLd(site: SiteIdentity, trail: readonly Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Accueil", path: "/" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}
