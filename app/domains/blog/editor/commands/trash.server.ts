import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { db } from "#app/db/client.server.ts";
import { blogPostTrash } from "#app/db/schema/blog.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { freePostSlug } from "./slugs.server.ts";

/**
 * Moves an article to the trash, with its categories, revisions and former URLs (rule editor/trash). Returns false if
 * the article does not exist any more.
 */
export async function deletePost(actor: Actor, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with doomed as (
      select p.id, p.title, jsonb_build_object(
        'post', to_jsonb(p) - 'search_vector' - 'featured_media_id',
        'categories', (select coalesce(jsonb_agg(category_id), '[]') from blog_posts_categories where post_id = p.id),
        'revisions', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from blog_post_revisions r where post_id = p.id),
        'addresses', (select coalesce(jsonb_agg(from_path), '[]') from redirects where to_path = '/blog/' || p.slug)
      ) as content
      from blog_posts p where id = ${id} for update
    ), kept as (
      insert into blog_post_trash (id, title, content, deleted_by)
      select id, title, content, ${actor.name} from doomed returning id
    )
    delete from blog_posts where id in (select id from kept)`);
  log.info({ actorId: actor.userId, postId: id, deleted: rowCount }, "article deleted");
  return rowCount === 1;
}

const trashActSchema = z.strictObject({
  intent: z.enum(["restore", "delete"]),
  kind: z.literal("post"),
  id: z.uuid(),
});

/**
 * Restores an article from the trash, or deletes it permanently. Returns `refused` for a form that the screen cannot
 * send.
 */
export async function changePostTrash(actor: Actor, values: FormValues): Promise<Outcome> {
  const checked = checkForm(trashActSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { intent, id } = checked.data;
  const isDone = intent === "restore" ? await restorePost(id) : await endPost(id);
  log.info({ actorId: actor.userId, postId: id, intent, isDone }, "trash of articles changed");
  return { outcome: isDone ? "done" : "gone" };
}

async function endPost(id: string): Promise<boolean> {
  const { rowCount } = await db.delete(blogPostTrash).where(eq(blogPostTrash.id, id));
  return rowCount === 1;
}

/**
 * Restores an article as it was. If another article has its slug now, adds a number to the slug. Leaves out its author,
 * categories and picture if they were deleted meanwhile. Leaves out a planned publication time that has passed.
 */
async function restorePost(id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ slug: string }>(
      sql`select content -> 'post' ->> 'slug' as slug from blog_post_trash where id = ${id} for update`,
    );
    const [kept] = rows;
    if (!kept) return false;
    const slug = await freePostSlug(tx, kept.slug, { postId: id, currentSlug: null });
    await tx.execute(sql`
      insert into blog_posts (id, title, slug, content, excerpt, featured_image, featured_image_alt, status, author_id,
        author_name, published_at, publish_at, first_published_at, meta_title, meta_description, created_at, updated_at, version)
      select p.id, p.title, ${slug}, p.content, p.excerpt,
        case when p.featured_image ~ '^[0-9a-f-]{36}$' and not exists (select from media where media.id::text = p.featured_image)
          then 'laptop' else p.featured_image end,
        p.featured_image_alt, p.status, (select users.id from users where users.id = p.author_id), p.author_name,
        p.published_at, case when p.publish_at > now() then p.publish_at end, p.first_published_at, p.meta_title, p.meta_description, p.created_at, p.updated_at, p.version + 1
      from blog_post_trash t, jsonb_populate_record(null::blog_posts, t.content -> 'post') p where t.id = ${id}`);
    await tx.execute(sql`
      insert into blog_posts_categories (post_id, category_id)
      select ${id}, c.id from blog_post_trash t, blog_categories c
      where t.id = ${id} and t.content -> 'categories' ? c.id::text`);
    await tx.execute(sql`
      insert into blog_post_revisions (id, post_id, kind, title, content, fields, post_version, author_id, created_at)
      select r.id, ${id}, r.kind, r.title, r.content, r.fields, r.post_version,
        (select users.id from users where users.id = r.author_id), r.created_at
      from blog_post_trash t, jsonb_populate_recordset(null::blog_post_revisions, t.content -> 'revisions') r
      where t.id = ${id}`);
    await tx.execute(sql`
      insert into redirects (from_path, to_path)
      select address, ${`/blog/${slug}`} from blog_post_trash t, jsonb_array_elements_text(t.content -> 'addresses') address
      where t.id = ${id} and not exists (select from blog_posts where '/blog/' || blog_posts.slug = address)
      on conflict do nothing`);
    await tx.delete(blogPostTrash).where(eq(blogPostTrash.id, id));
    return true;
  });
}
