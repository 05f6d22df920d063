import { and, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { blogPostRevisions, blogPosts } from "#app/db/schema/blog.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import type { AutosaveOutcome } from "../rules/save-answer.ts";
import { keptPostValues } from "../rules/post-values.ts";
import { longestContent } from "../validation.ts";

/**
 * How many revisions of an article are kept: those of saves, and those of text that was typed but not saved
 * (autosaves).
 */
const kept = { save: 50, autosave: 20 } as const;
/** How many unfinished new articles are kept for each person: text that the person neither saved nor discarded. */
const keptBeginnings = 20;
/** Each autosave overwrites the one before. If that one is older than ten minutes, it stays and a new one is added. */
const sameSittingMinutes = 10;

type RevisionKind = keyof typeof kept;

interface Revision {
  postId: string;
  kind: RevisionKind;
  postVersion: number;
  actor: Actor;
  values: FormValues;
}

/**
 * Stores a revision: the article as it was saved, or the text that somebody is typing. Deletes the oldest ones beyond
 * the number to keep.
 */
export async function keepRevision(tx: Executor, revision: Revision): Promise<void> {
  const { postId, kind, postVersion, actor } = revision;
  const { title = "", content = "", ...fields } = keptPostValues(revision.values, longestContent);
  await tx.insert(blogPostRevisions).values({
    postId,
    kind,
    postVersion,
    authorId: actor.userId,
    title: String(title),
    content: sanitizeContent(String(content)),
    fields,
    // Not now(), which would give two revisions of one transaction the same time.
    createdAt: sql`clock_timestamp()`,
  });
  const tooMany = tx
    .select({ id: blogPostRevisions.id })
    .from(blogPostRevisions)
    .where(and(eq(blogPostRevisions.postId, postId), eq(blogPostRevisions.kind, kind)))
    .orderBy(desc(blogPostRevisions.createdAt))
    .offset(kept[kind]);
  await tx.delete(blogPostRevisions).where(inArray(blogPostRevisions.id, tooMany));
}

/**
 * Stores the text that a person is typing as a revision (rule editor/autosave). The article, its status, its dates and
 * its public page do not change. An article that does not exist yet (`version` 0) is stored as a revision alone.
 * Returns `gone` if the article was deleted.
 */
export async function autosavePost(
  actor: Actor,
  { postId, version, values }: { postId: string; version: number; values: FormValues },
): Promise<AutosaveOutcome> {
  return db.transaction(async (tx) => {
    const [post] = await tx
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(eq(blogPosts.id, postId))
      .for("key share");
    if (!post) {
      if (version > 0) return { outcome: "gone" };
      await keepBeginning(tx, actor, postId, values);
      return { outcome: "done", keptAt: new Date() };
    }
    const { title = "", content = "", ...fields } = keptPostValues(values, longestContent);
    const [growing] = await tx
      .select({ id: blogPostRevisions.id, kind: blogPostRevisions.kind })
      .from(blogPostRevisions)
      .where(
        and(
          eq(blogPostRevisions.postId, postId),
          eq(blogPostRevisions.authorId, actor.userId),
          eq(blogPostRevisions.postVersion, version),
          gt(
            blogPostRevisions.createdAt,
            sql`clock_timestamp() - make_interval(mins => ${sameSittingMinutes})`,
          ),
        ),
      )
      .orderBy(desc(blogPostRevisions.createdAt))
      .limit(1);
    if (growing?.kind === "autosave") {
      await tx
        .update(blogPostRevisions)
        .set({
          title: String(title),
          content: sanitizeContent(String(content)),
          fields,
          createdAt: sql`clock_timestamp()`,
        })
        .where(eq(blogPostRevisions.id, growing.id));
    } else await keepRevision(tx, { postId, kind: "autosave", postVersion: version, actor, values });
    return { outcome: "done", keptAt: new Date() };
  });
}

/** Stores the text of an article that does not exist yet. It replaces the person's earlier text of the same article. */
async function keepBeginning(tx: Executor, actor: Actor, postId: string, values: FormValues): Promise<void> {
  const { title = "", content = "", ...fields } = keptPostValues(values, longestContent);
  const typed = { title: String(title), content: sanitizeContent(String(content)), fields };
  const createdAt = sql`clock_timestamp()`;
  await tx
    .insert(blogPostRevisions)
    .values({
      newPostId: postId,
      kind: "autosave",
      postVersion: 0,
      authorId: actor.userId,
      ...typed,
      createdAt,
    })
    .onConflictDoUpdate({
      target: [blogPostRevisions.authorId, blogPostRevisions.newPostId],
      targetWhere: sql`new_post_id is not null`,
      set: { ...typed, createdAt },
    });
  const tooMany = tx
    .select({ id: blogPostRevisions.id })
    .from(blogPostRevisions)
    .where(and(eq(blogPostRevisions.authorId, actor.userId), isNotNull(blogPostRevisions.newPostId)))
    .orderBy(desc(blogPostRevisions.createdAt))
    .offset(keptBeginnings);
  await tx.delete(blogPostRevisions).where(inArray(blogPostRevisions.id, tooMany));
}

/** Deletes this person's unsaved text of an article after the person has saved or discarded it. */
export async function dropUnsavedText(actor: Actor, postId: string, executor: Executor = db): Promise<void> {
  await executor
    .delete(blogPostRevisions)
    .where(
      and(
        or(eq(blogPostRevisions.postId, postId), eq(blogPostRevisions.newPostId, postId)),
        eq(blogPostRevisions.authorId, actor.userId),
        eq(blogPostRevisions.kind, "autosave"),
      ),
    );
}
