import { asc, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogCategories, blogPosts } from "#app/db/schema/blog.server.ts";
import { media } from "#app/db/schema/media.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { articleHtml } from "../../reading/rules/article-html.ts";
import { featuredImage } from "../../rules/featured-image.ts";
import { postImage } from "../../reading/rules/post-image.ts";
import { postText } from "../rules/post-values.ts";
import { readingMinutes, withoutCodeFences } from "../../rules/text.ts";
import type { Article } from "../../reading/queries/article.server.ts";
import { getEditedPost } from "./editor.server.ts";

const purpose = "post preview";
const lifetimeMs = 7 * 86_400_000;

/** What a preview shows of an article's page: all but the links to other articles. */
export type ArticlePreview = Pick<
  Article,
  "title" | "author" | "categories" | "publishedAt" | "readingMinutes" | "image" | "html" | "headings"
>;

/** Returns an article as its page would show it, from the values of the editor's form. It need not have been saved. */
export async function previewArticle(
  values: FormValues,
  { account, publishedAt }: { account: string | null; publishedAt: Date },
): Promise<ArticlePreview> {
  const content = sanitizeContent(withoutCodeFences(postText(values, "content")));
  const stored = postText(values, "featured_image");
  return {
    title: postText(values, "title"),
    author: postText(values, "author_name") || account,
    publishedAt,
    categories: await chosenCategories(values),
    readingMinutes: readingMinutes(content),
    image: postImage({
      featuredImage: stored,
      featuredImageAlt: postText(values, "featured_image_alt"),
      media: await mediaOf(stored),
    }),
    ...articleHtml(content),
  };
}

/**
 * Returns the name that signs an article without a typed author. For a stored article, it is the name of its author's
 * account, or null if that account was deleted. For an article that is not stored, it is `writer`.
 */
export async function getSignature(postId: string, writer: string): Promise<string | null> {
  if (!isRecordId(postId)) return writer;
  const [post] = await db
    .select({ account: users.name })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(eq(blogPosts.id, postId));
  return post ? post.account : writer;
}

async function chosenCategories(values: FormValues) {
  const ids = [values.category_ids ?? []].flat().filter(isRecordId).slice(0, 30);
  const known =
    ids.length > 0
      ? await db
          .select({ name: blogCategories.name, slug: blogCategories.slug })
          .from(blogCategories)
          .where(inArray(blogCategories.id, ids))
          .orderBy(asc(blogCategories.name))
      : [];
  const added = [values.new_categories ?? []].flat().filter(Boolean).slice(0, 30);
  return [...known, ...added.map((name) => ({ name, slug: "" }))];
}

async function mediaOf(stored: string) {
  const image = featuredImage(stored);
  if (image.kind !== "media") return null;
  const [row] = await db
    .select({
      id: media.id,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      alt: media.alt,
    })
    .from(media)
    .where(eq(media.id, image.mediaId));
  return row ?? null;
}

/**
 * Returns the path of a preview that shows the stored article to anybody who has the link, whatever its status. The
 * link is signed and works for seven days from `now`.
 */
export async function previewPath(postId: string, now = new Date()): Promise<string> {
  const signer = await tokenSigner();
  return `/apercu/${signer.sign(purpose, `${postId} ${now.getTime() + lifetimeMs}`)}`;
}

/** Returns the stored article that a preview link shows, or null if the link has expired or is invalid. */
export async function getPreviewedArticle(token: string, now = new Date()): Promise<ArticlePreview | null> {
  const [postId = "", until = ""] = (await tokenSigner()).read(purpose, token)?.split(" ") ?? [];
  if (!isRecordId(postId) || Number(until) <= now.getTime()) return null;
  const post = await getEditedPost(postId);
  return (
    post && previewArticle(post.values, { account: post.accountName, publishedAt: post.publishedAt ?? now })
  );
}
