import type { MetaDescriptor } from "react-router";

/** What the root loader tells every page about the site it belongs to. */
export interface SiteIdentity {
  name: string;
  /** Public origin without a trailing slash; never what a request's Host says, so cached pages stay true. */
  origin: string;
  /** `npm run demo`: everything here is invented, and every page says so. */
  isDemo?: boolean;
}

/** A share image: one of `public/social/`, 1200 x 630 px unless told. */
export interface ShareImage {
  path: string;
  alt: string;
  width?: number;
  height?: number;
}

export interface PageDescription {
  title: string;
  description: string;
  /** Path and query of the one address this page should be known by, starting with a slash. */
  path: string;
  image?: ShareImage;
  /** schema.org objects, without their `@context`. */
  jsonLd?: readonly object[];
  noindex?: boolean;
  /** Open Graph type, 'website' unless told. */
  type?: "website" | "article";
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The site's identity, as the root loader gave it to this page's `meta`. */
export function siteOf(matches: Matches): SiteIdentity | undefined {
  const root = matches.find((match) => match?.id === "root");
  return root?.loaderData as SiteIdentity | undefined;
}

const defaultImage: ShareImage = {
  path: "/social/atelier.png",
  alt: "Un établi de réparation : un portable ouvert, une lampe, un disque dur",
};

/**
 * Title, description, canonical address, Open Graph, Twitter card and structured data of a public page.
 * Without the root loader's identity (it failed) only what needs no origin is given.
 */
export function pageMeta(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const { title, description, image = defaultImage, type = "website" } = page;
  const described: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (page.noindex) described.push({ name: "robots", content: "noindex" });
  const site = siteOf(matches);
  if (!site) return described;
  const url = absoluteUrl(site, page.path);
  return [
    ...described,
    ...(page.noindex ? [] : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: absoluteUrl(site, image.path) },
    { property: "og:image:width", content: String(image.width ?? 1200) },
    { property: "og:image:height", content: String(image.height ?? 630) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    // The framework escapes `<` when it writes structured data.
    ...(page.jsonLd?.length
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": [...page.jsonLd] } }]
      : []),
  ];
}

interface Pagination {
  /** From 1. */
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** The pages before and after this one of a list (P§2: prev/next links). */
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

/** Complete address of a path of the site. */
export function absoluteUrl(site: SiteIdentity, path: string): string {
  return path === "/" ? `${site.origin}/` : `${site.origin}${path}`;
}

export interface Crumb {
  name: string;
  path: string;
}

/** schema.org trail from the home page to this one, the home page added in front. */
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
