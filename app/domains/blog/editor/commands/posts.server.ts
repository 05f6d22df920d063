import { and, eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { media } from "#app/db/schema/media.server.ts";
import { sqlState } from "#app/db/sql-state.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { type EditedPost, getEditedPost } from "../queries/editor.server.ts";
import { getLastSaver } from "../queries/revisions.server.ts";
import { featuredImage } from "../../rules/featured-image.ts";
import type { SaveOutcome } from "../rules/save-answer.ts";
import { isSamePost } from "../rules/post-values.ts";
import { publicationAfterSave } from "../../rules/status.ts";
import { excerptOf, withoutCodeFences } from "../../rules/text.ts";
import { hasContent, longestContent, type PostInput, postSchema } from "../validation.ts";
import { replaceCategories } from "./categories.server.ts";
import { autosavePost, dropUnsavedText, keepRevision } from "./revisions.server.ts";
import { freePostSlug } from "./slugs.server.ts";

/**
 * Saves the editor's form as a new article or as a new version of one. Returns `stale`, and stores nothing, if somebody
 * saved the article after this person opened it (rule editor/conflict). With `keepDate`, the publication date stays
 * (rule editor/published-at). Sending the same form again changes nothing.
 */
export async function savePost(actor: Actor, values: FormValues, keepDate: boolean): Promise<SaveOutcome> {
  const checked = checkForm(postSchema, values, longestContent + 1);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors, values };
  const content = sanitizeContent(withoutCodeFences(checked.data.content));
  const input = { ...checked.data, content };
  const errors = await storedErrors(input);
  if (errors) return { outcome: "invalid", errors, values };
  const stored = await storedOnce(() =>
    db.transaction((tx) => saveIn(tx, actor, input, { values, keepDate })),
  );
  const outcome = stored.outcome === "stale" ? unlessSaved(stored, content) : stored;
  if (outcome.outcome === "stale")
    await autosavePost(actor, { postId: input.id, version: input.version, values });
  log.info({ actorId: actor.userId, postId: input.id, outcome: outcome.outcome }, "article saved");
  return outcome;
}

async function saveIn(
  tx: Executor,
  actor: Actor,
  input: PostInput,
  { values, keepDate }: { values: FormValues; keepDate: boolean },
): Promise<SaveOutcome> {
  const before = await lockPost(tx, input.id);
  if (before ? before.version !== input.version : input.version > 0)
    return before
      ? { outcome: "stale", theirs: before, savedBy: await getLastSaver(input.id, tx), values }
      : { outcome: "gone", values };
  const isStored = await store(tx, actor, input, before, keepDate);
  if (!isStored) return { outcome: "invalid", errors: { publish_at: passedMoment }, values };
  const post = await getEditedPost(input.id, tx);
  if (!post) throw new Error("a stored article is there");
  await dropUnsavedText(actor, post.id, tx);
  const postVersion = post.version;
  await keepRevision(tx, { postId: post.id, kind: "save", postVersion, actor, values: post.values });
  return { outcome: "done", post, created: !before };
}

/** Repeats a save if another article took its slug at the same moment. The second attempt adds a number to the slug. */
async function storedOnce(save: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      if (attempt === 10 || !isTaken(error)) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return sqlState(error) === "23505";
}

/**
 * Returns `done` if the stored article equals the sent one: the browser sent the save a second time, because the first
 * response was lost. Otherwise returns `outcome` unchanged.
 */
function unlessSaved(outcome: SaveOutcome & { outcome: "stale" }, content: string): SaveOutcome {
  const { theirs, values } = outcome;
  const stored = theirs.values;
  const sent = {
    ...stored,
    ...values,
    content,
    publish_at: values.status === "scheduled" ? (values.publish_at ?? "") : "",
    slug: values.slug || stored.slug || "",
    excerpt: values.excerpt || stored.excerpt || "",
    // The first of the two saves has created the new categories. So the stored article has them as existing categories.
    ...([values.new_categories ?? []].flat().some(Boolean) && {
      new_categories: [],
      category_ids: stored.category_ids ?? [],
    }),
  };
  return isSamePost(sent, stored) ? { outcome: "done", post: theirs, created: false } : outcome;
}

async function lockPost(tx: Executor, id: string): Promise<EditedPost | null> {
  await tx.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id)).for("update");
  return getEditedPost(id, tx);
}

/**
 * Stores the article and its categories. If the planned publication time has passed, stores nothing and returns false.
 */
async function store(
  tx: Executor,
  actor: Actor,
  input: PostInput,
  before: EditedPost | null,
  keepDate: boolean,
): Promise<boolean> {
  const { id } = input;
  const publication = publicationAfterSave({
    state: input.status,
    publishAt: input.publish_at,
    before,
    keepDate,
    now: new Date(),
  });
  if (!publication) return false;
  const row = {
    title: input.title,
    slug: await freePostSlug(tx, input.slug || input.title, {
      postId: id,
      currentSlug: before?.slug ?? null,
    }),
    content: input.content,
    excerpt: input.excerpt || excerptOf(input.content),
    featuredImage: input.featured_image,
    featuredImageAlt: input.featured_image_alt,
    authorName: input.author_name,
    metaTitle: input.meta_title,
    metaDescription: input.meta_description,
    ...publication,
  };
  if (before) {
    await tx
      .update(blogPosts)
      .set({ ...row, version: sql`${blogPosts.version} + 1` })
      .where(and(eq(blogPosts.id, id), eq(blogPosts.version, before.version)));
  } else await tx.insert(blogPosts).values({ ...row, id, authorId: actor.userId });
  await replaceCategories(tx, id, {
    ids: input.category_ids,
    newNames: input.new_categories,
    descriptions: input.new_category_descriptions,
  });
  return true;
}

const passedMoment = "Ce moment est passé\u00a0: choisissez-en un à venir, ou le statut «\u00a0Publié\u00a0»";

/** Returns the errors that only the server can find: no content is left after sanitising, or the picture is missing. */
async function storedErrors({ content, featured_image }: PostInput): Promise<FormErrors | null> {
  if (!hasContent(content)) return { content: "Le contenu est requis" };
  const image = featuredImage(featured_image);
  if (image.kind === "media" && (await db.$count(media, eq(media.id, image.mediaId))) === 0)
    return { featured_image: "Cette image n’est plus là" };
  return null;
}
