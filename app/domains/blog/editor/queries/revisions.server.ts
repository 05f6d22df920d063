import { and, desc, eq, isNotNull, notExists } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogPostRevisions, blogPosts } from "#app/db/schema/blog.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";

const shownRevisions = 30;

const content = {
  title: blogPostRevisions.title,
  content: blogPostRevisions.content,
  fields: blogPostRevisions.fields,
};

export interface RevisionSummary {
  id: string;
  kind: "autosave" | "save";
  title: string;
  authorName: string | null;
  createdAt: Date;
}

/** Returns the revisions of an article, newest first. */
export function listRevisions(postId: string): Promise<RevisionSummary[]> {
  return db
    .select({
      id: blogPostRevisions.id,
      kind: blogPostRevisions.kind,
      title: blogPostRevisions.title,
      authorName: users.name,
      createdAt: blogPostRevisions.createdAt,
    })
    .from(blogPostRevisions)
    .leftJoin(users, eq(users.id, blogPostRevisions.authorId))
    .where(eq(blogPostRevisions.postId, postId))
    .orderBy(desc(blogPostRevisions.createdAt))
    .limit(shownRevisions);
}

/** Returns one revision of an article as the values of its form, or null. */
export async function getRevision(postId: string, id: string): Promise<FormValues | null> {
  const [row] = await db
    .select(content)
    .from(blogPostRevisions)
    .where(and(eq(blogPostRevisions.id, id), eq(blogPostRevisions.postId, postId)))
    .limit(1);
  return row ? revisionValues(row) : null;
}

/** Returns the name of the person who last saved an article, or null if unknown. */
export async function getLastSaver(postId: string, executor: Executor): Promise<string | null> {
  const [row] = await executor
    .select({ name: users.name })
    .from(blogPostRevisions)
    .leftJoin(users, eq(users.id, blogPostRevisions.authorId))
    .where(and(eq(blogPostRevisions.postId, postId), eq(blogPostRevisions.kind, "save")))
    .orderBy(desc(blogPostRevisions.createdAt))
    .limit(1);
  return row?.name ?? null;
}

export interface UnsavedText {
  /** The article's identifier. */
  id: string;
  createdAt: Date;
  values: FormValues;
}

/** Returns the text that this person typed after their last save of the article, or null. */
export async function getUnsavedText(postId: string, userId: string): Promise<UnsavedText | null> {
  const [row] = await db
    .select({
      ...content,
      kind: blogPostRevisions.kind,
      authorId: blogPostRevisions.authorId,
      createdAt: blogPostRevisions.createdAt,
    })
    .from(blogPostRevisions)
    .where(and(eq(blogPostRevisions.postId, postId), eq(blogPostRevisions.authorId, userId)))
    .orderBy(desc(blogPostRevisions.createdAt))
    .limit(1);
  return row?.kind === "autosave"
    ? { id: postId, createdAt: row.createdAt, values: revisionValues(row) }
    : null;
}

/** Returns the latest article that this person began and has never saved, or null. The editor offers to continue it. */
export async function getBeginning(userId: string): Promise<UnsavedText | null> {
  const [row] = await db
    .select({ ...content, id: blogPostRevisions.newPostId, createdAt: blogPostRevisions.createdAt })
    .from(blogPostRevisions)
    .where(
      and(
        eq(blogPostRevisions.authorId, userId),
        isNotNull(blogPostRevisions.newPostId),
        // An autosave may arrive after the first save of its article. That article exists, so the editor must not offer
        // to continue it.
        notExists(db.select().from(blogPosts).where(eq(blogPosts.id, blogPostRevisions.newPostId))),
      ),
    )
    .orderBy(desc(blogPostRevisions.createdAt))
    .limit(1);
  return row?.id ? { id: row.id, createdAt: row.createdAt, values: revisionValues(row) } : null;
}

function revisionValues(row: {
  title: string;
  content: string;
  fields: Record<string, unknown>;
}): FormValues {
  return { ...(row.fields as FormValues), title: row.title, content: row.content };
}
