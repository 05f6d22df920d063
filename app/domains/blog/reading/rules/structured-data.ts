import { businessId } from "#app/domains/business/rules/structured-data.ts";
import type { MetaDescriptor } from "react-router";
import { absoluteUrl, type SharedSite, shownImage, type SiteIdentity } from "#app/lib/pages/seo.ts";
import { blogPostPath } from "../../rules/paths.ts";
import { type PostImage, sharedImage } from "./post-image.ts";

interface DescribedArticle {
  slug: string;
  title: string;
  metaDescription: string;
  author: string | null;
  firstPublishedAt: Date;
  updatedAt: Date;
  image: PostImage;
  categories: readonly { name: string }[];
}

/** Returns an article as schema.org BlogPosting. `datePublished` is its first publication (rule blog/feed). */
export function articleJsonLd(article: DescribedArticle, site: SharedSite): object {
  const publisher = { "@id": businessId(site.origin) };
  const { firstPublishedAt, updatedAt, author, categories } = article;
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.metaDescription,
    image: shownImage(site, sharedImage(article.image)).url,
    datePublished: firstPublishedAt.toISOString(),
    dateModified: lastChange(firstPublishedAt, updatedAt).toISOString(),
    author: author ? { "@type": "Person", name: author } : publisher,
    publisher,
    mainEntityOfPage: absoluteUrl(site, blogPostPath(article.slug)),
    inLanguage: "fr-FR",
    ...(categories.length > 0 ? { articleSection: categories.map(({ name }) => name) } : {}),
  };
}

interface ListedPost {
  slug: string;
  title: string;
}

/** Returns the schema.org list of the articles on a page of the blog, in their order. */
export function postListJsonLd(posts: readonly ListedPost[], site: SiteIdentity): object {
  return {
    "@type": "ItemList",
    itemListElement: posts.map(({ slug, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absoluteUrl(site, blogPostPath(slug)),
    })),
  };
}

/** Returns the Open Graph properties of an article: its dates and categories. */
export function articleMeta({
  firstPublishedAt,
  updatedAt,
  categories,
}: Pick<DescribedArticle, "firstPublishedAt" | "updatedAt" | "categories">): MetaDescriptor[] {
  return [
    { property: "article:published_time", content: firstPublishedAt.toISOString() },
    { property: "article:modified_time", content: lastChange(firstPublishedAt, updatedAt).toISOString() },
    ...categories.map(({ name }) => ({ property: "article:section", content: name })),
  ];
}

/** Returns the last change, or the first publication if that is later. */
function lastChange(firstPublishedAt: Date, updatedAt: Date): Date {
  return updatedAt > firstPublishedAt ? updatedAt : firstPublishedAt;
}
