import { desc, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogPostTrash } from "#app/db/schema/blog.server.ts";

/** The limit of the list. The trash holds a month of deleted articles, and nobody deletes this many in a month. */
const shown = 100;

/** A deleted article in the list of the trash. */
export type TrashedPost = Awaited<ReturnType<typeof listTrashedPosts>>[number];

/** Returns the deleted articles, most recently deleted first. */
export function listTrashedPosts() {
  return db
    .select({
      id: blogPostTrash.id,
      title: blogPostTrash.title,
      deletedBy: blogPostTrash.deletedBy,
      deletedAt: blogPostTrash.deletedAt,
      goesAt: sql<string>`${blogPostTrash.deletedAt} + interval '30 days'`.mapWith(blogPostTrash.deletedAt),
    })
    .from(blogPostTrash)
    .orderBy(desc(blogPostTrash.deletedAt))
    .limit(shown);
}
