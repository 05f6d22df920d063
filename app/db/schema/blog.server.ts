import { sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./auth.server.ts";
import { media } from "./media.server.ts";
import { moment } from "./columns.server.ts";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * SQL for the French search words of one column, without HTML tags. Only the start of the text is read, because a
 * tsvector has 1 MB at most.
 */
const weighted = (column: string, weight: "A" | "B" | "C") =>
  `setweight(to_tsvector('public.french_unaccent', left(${column}, 200000)), '${weight}')`;

/** An article of the blog. A trigger maintains `first_published_at`, `updated_at` and the redirects. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    /** HTML, sanitised when stored and again when shown (rule blog/sanitised). */
    content: text().notNull().default(""),
    excerpt: text().notNull().default(""),
    /** The key of one of the ten illustrations, or the id of a picture in `media` (rule editor/picture). */
    featuredImage: text("featured_image").notNull().default("laptop"),
    featuredImageAlt: text("featured_image_alt").notNull().default(""),
    featuredMediaId: uuid("featured_media_id")
      .references(() => media.id)
      .generatedAlwaysAs(
        sql`case when featured_image ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then featured_image::uuid end`,
      ),
    status: text({ enum: ["draft", "published", "archived"] })
      .notNull()
      .default("draft"),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The author's display name (rule blog/author). When empty, the account's name is shown. */
    authorName: text("author_name").notNull().default(""),
    /** Set only while the article is published (rule editor/published-at). */
    publishedAt: moment("published_at"),
    /**
     * The planned moment at which the program publishes a draft (rule editor/schedule). A trigger sets it to null when
     * the article is no draft.
     */
    publishAt: moment("publish_at"),
    /** When the article was first published: the `datePublished` of the structured data (rule blog/feed). */
    firstPublishedAt: moment("first_published_at"),
    metaTitle: text("meta_title").notNull().default(""),
    metaDescription: text("meta_description").notNull().default(""),
    searchVector: searchVector("search_vector")
      .notNull()
      .generatedAlwaysAs(
        sql.raw([weighted("title", "A"), weighted("excerpt", "B"), weighted("content", "C")].join(" || ")),
      ),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** Rises with each save. A save made from an older version of the article is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check("blog_posts_status", sql`status in ('draft', 'published', 'archived')`),
    check("blog_posts_published_at", sql`(status = 'published') = (published_at is not null)`),
    // Finds the scheduled articles that are due.
    index("blog_posts_publish_at")
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
    // Lists the public articles, newest first, page by page: blog, previous and next, feed, site map.
    index("blog_posts_published")
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    // Searches the public articles.
    index("blog_posts_search_vector").using("gin", table.searchVector),
    // Lists the articles in the back office, newest first, page by page.
    index("blog_posts_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Lists the articles of one status in the back office.
    index("blog_posts_status_newest").on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Searches the titles in the back office by any part of a word; accents are ignored.
    index("blog_posts_title").using("gin", sql`fold_text(title) gin_trgm_ops`),
    // Finds the articles that use a picture, which then cannot be deleted.
    index("blog_posts_featured_media_id").on(table.featuredMediaId),
    // Finds the articles of an account that is deleted, to set their author to null.
    index("blog_posts_author_id").on(table.authorId),
  ],
);

export const blogCategories = pgTable("blog_categories", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text().notNull().default(""),
});

export const blogPostsCategories = pgTable(
  "blog_posts_categories",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => blogCategories.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    // Finds the articles of one category: to list them, to count them, and for similar articles.
    index("blog_posts_categories_category_id").on(table.categoryId, table.postId),
  ],
);

/** An earlier or unsaved state of an article (rule editor/autosave). The public page does not show it. */
export const blogPostRevisions = pgTable(
  "blog_post_revisions",
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid("post_id").references(() => blogPosts.id, { onDelete: "cascade" }),
    /** The identifier that an article which was never saved will get. */
    newPostId: uuid("new_post_id"),
    kind: text({ enum: ["autosave", "save"] }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** The other fields of the editor, by column name. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version of the article from which this state was written. */
    postVersion: integer("post_version").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("blog_post_revisions_kind", sql`kind in ('autosave', 'save')`),
    check("blog_post_revisions_of_one", sql`num_nonnulls(post_id, new_post_id) = 1`),
    // Finds the unsaved articles of one person.
    uniqueIndex("blog_post_revisions_new_post")
      .on(table.authorId, table.newPostId)
      .where(sql`new_post_id is not null`),
    // Lists the revisions of one article, newest first.
    index("blog_post_revisions_post_id").on(table.postId, table.createdAt.desc().nullsFirst()),
    // Finds the revisions of an account that is deleted, to set their author to null.
    index("blog_post_revisions_author_id").on(table.authorId),
  ],
);

/** Deleted articles, each as one document with its categories, revisions and former URLs (rule editor/trash). */
export const blogPostTrash = pgTable(
  "blog_post_trash",
  {
    /** The article's own identifier. */
    id: uuid().primaryKey(),
    title: text().notNull(),
    content: jsonb().notNull(),
    deletedBy: text("deleted_by").notNull(),
    deletedAt: moment("deleted_at").notNull().defaultNow(),
  },
  // Lists the trash, and finds the articles that the nightly job deletes from it.
  (table) => [index("blog_post_trash_deleted_at").on(table.deletedAt)],
);

/**
 * Former paths of articles and zones, each with the path to which it redirects permanently (rules editor/slug and
 * zones/redirects). A trigger prevents chains of redirects.
 */
export const redirects = pgTable(
  "redirects",
  {
    fromPath: text("from_path").primaryKey(),
    toPath: text("to_path").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  // Finds the redirects to a URL that changes again or disappears.
  (table) => [index("redirects_to_path").on(table.toPath)],
);
