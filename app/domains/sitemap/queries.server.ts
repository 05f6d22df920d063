import { asc, desc, eq, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { squareAround } from "#app/domains/locations/rules/geography.ts";
import { locationPath } from "#app/domains/locations/rules/paths.ts";
import { isZoneIndexed } from "#app/domains/locations/rules/reach.ts";
import { blogAddresses, blogPostPath } from "#app/domains/blog/rules/paths.ts";
import {
  listFixedPaths,
  mostAddresses,
  type SitemapEntry,
  type SitemapKind,
  type SitemapName,
  sitemapPath,
} from "./rules.ts";

const isPublished = eq(blogPosts.status, "published");

/** The cache tag of all site maps. A notification with this tag drops them from every cache. */
export const everySitemapTag = "sitemaps";

/**
 * The cache tags of each kind of map. When data with one of these tags changes, the cached map is built again (rule
 * pages/site-maps).
 */
export const sitemapTags = {
  pages: ["program"],
  posts: ["posts"],
  categories: ["posts", "categories"],
  locations: ["locations"],
} satisfies Record<SitemapKind, string[]>;

/** Returns every map with at least one URL, and the time of the last change among its pages. */
export async function listSitemaps(): Promise<(SitemapEntry & { name: SitemapName })[]> {
  const [hasBlog, hasZones] = await Promise.all([isMapShown("posts"), isMapShown("locations")]);
  const [categories, posts, places] = await Promise.all([
    hasBlog ? listCategories() : [],
    hasBlog ? listPostParts() : [],
    hasZones ? listLocationParts() : [],
  ]);
  const lastCategory = latest(categories);
  const maps: { name: SitemapName; lastModified?: Date }[] = [
    { name: { kind: "pages", part: 1 } },
    ...posts.map(({ part, lastModified }) => ({ name: { kind: "posts" as const, part }, lastModified })),
    ...(categories.length > 0
      ? [{ name: { kind: "categories" as const, part: 1 }, lastModified: lastCategory }]
      : []),
    ...places.map(({ part, lastModified }) => ({ name: { kind: "locations" as const, part }, lastModified })),
  ];
  return maps.map((map) => ({ ...map, path: sitemapPath(map.name) }));
}

/**
 * Returns the URLs of one map. The map contains only pages that respond with 200 and that search engines may index.
 * Returns null for a map that does not exist.
 */
export async function listSitemapEntries({ kind, part }: SitemapName): Promise<SitemapEntry[] | null> {
  if (!(await isMapShown(kind))) return null;
  const readers = {
    pages: () => listPages(),
    posts: () => listPosts(part),
    categories: () => listCategories(),
    locations: () => listLocations(part),
  } satisfies Record<SitemapKind, () => Promise<SitemapEntry[]>>;
  if (part > 1 && (kind === "pages" || kind === "categories")) return null;
  const entries = await readers[kind]();
  return entries.length > 0 || (kind === "posts" && part === 1) ? entries : null;
}

/** Whether the maps of a kind exist. There are none if the owner has hidden the pages that they list. */
async function isMapShown(kind: SitemapKind): Promise<boolean> {
  const pages = { pages: "/", posts: "/blog", categories: "/blog", locations: "/locations" };
  return isShown(await currentProfile(), pages[kind]);
}

async function listPages(): Promise<SitemapEntry[]> {
  return listFixedPaths(await currentProfile()).map((path) => ({ path }));
}

async function listPosts(part: number): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(mostAddresses - 1)
    .offset((part - 1) * (mostAddresses - 1));
  const posts = rows.map(({ slug, updatedAt }) => ({ path: blogPostPath(slug), lastModified: updatedAt }));
  // The page that lists the articles changes with each of them, so it has the date of the latest change.
  return part === 1 && posts.length > 0 ? [{ path: "/blog", lastModified: latest(posts) }, ...posts] : posts;
}

async function listPostParts() {
  const { rows } = await db.execute<{ part: number; updated_at: string }>(sql`
    select part::int, max(updated_at) as updated_at from (
      select updated_at, 1 + (row_number() over (order by published_at desc, id desc) - 1) / ${sql.raw(String(mostAddresses - 1))} as part
      from ${blogPosts} where ${isPublished}
    ) listed group by part order by part
  `);
  return rows.map(({ part, updated_at: updatedAt }) => ({ part, lastModified: new Date(updatedAt) }));
}

/**
 * Returns the categories with at least one published article. The page of an empty category is not meant for search
 * engines.
 */
async function listCategories(): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: blogCategories.slug, updatedAt: sql<string>`max(${blogPosts.updatedAt})` })
    .from(blogCategories)
    .innerJoin(blogPostsCategories, eq(blogPostsCategories.categoryId, blogCategories.id))
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostsCategories.postId))
    .where(isPublished)
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.slug))
    .limit(mostAddresses);
  return rows.map(({ slug, updatedAt }) => ({
    path: blogAddresses.write({ category: slug }),
    lastModified: new Date(updatedAt),
  }));
}

async function listLocations(part: number): Promise<SitemapEntry[]> {
  return (await listIndexedLocations()).slice((part - 1) * mostAddresses, part * mostAddresses);
}

/**
 * Lists the zones (towns where the shop works) that search engines may index, sorted by slug (rule zones/indexed).
 * Reads only the zones that the owner chose, and those in a square around the shop, which an index on positions finds.
 */
async function listIndexedLocations(): Promise<SitemapEntry[]> {
  const shop = await currentProfile();
  const { low, high } = squareAround(shop.coordinates, shop.claims.indexedRadiusKm);
  const isAround = sql`point(longitude, latitude)
    <@ box(point(${low.longitude}, ${low.latitude}), point(${high.longitude}, ${high.latitude}))`;
  const rows = await db
    .select({
      slug: locations.slug,
      updatedAt: locations.updatedAt,
      isIndexed: locations.isIndexed,
      latitude: locations.latitude,
      longitude: locations.longitude,
    })
    .from(locations)
    .where(or(isAround, sql`is_indexed`))
    .orderBy(asc(locations.slug));
  return rows
    .filter(({ isIndexed, latitude, longitude }) => {
      const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
      return isZoneIndexed(shop, { isIndexed, coordinates });
    })
    .map(({ slug, updatedAt }) => ({ path: locationPath(slug), lastModified: updatedAt }));
}

async function listLocationParts() {
  const entries = await listIndexedLocations();
  return Array.from({ length: Math.ceil(entries.length / mostAddresses) }, (_, index) => ({
    part: index + 1,
    lastModified: latest(entries.slice(index * mostAddresses, (index + 1) * mostAddresses)),
  }));
}

function latest(entries: readonly SitemapEntry[]): Date | undefined {
  const times = entries.flatMap(({ lastModified }) => lastModified?.getTime() ?? []);
  // Math.max(...times) would pass more arguments than a function may have.
  return times.length > 0 ? new Date(times.reduce((one, other) => Math.max(one, other))) : undefined;
}
