import { desc, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogPostTrash } from "#app/db/schema/blog.server.ts";

/** More articles than people delete in a month. Older ones are not in the trash, because a job deletes them. */
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
