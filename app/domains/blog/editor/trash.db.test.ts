import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPostRevisions, blogPosts, blogPostsCategories, redirects } from "#app/db/schema/blog.server.ts";
import { camille } from "#tests/support/submissions.ts";
import { changePostTrash, deletePost } from "./commands/trash.server.ts";
import { savePost } from "./commands/posts.server.ts";
import { getEditedPost } from "./queries/editor.server.ts";
import { listTrashedPosts } from "./queries/trash.server.ts";
import { newPostValues } from "./rules/post-values.ts";

beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, blog_categories, blog_post_trash, redirects cascade`);
  await db.execute(
    sql`insert into users (id, name, email) values (${camille.userId}, ${camille.name}, ${camille.email}) on conflict do nothing`,
  );
});

async function saved(values: Record<string, string | string[]> = {}) {
  const result = await savePost(
    camille,
    {
      ...newPostValues,
      id: crypto.randomUUID(),
      version: "0",
      title: "Nettoyer son clavier",
      content: "<p>Avec une bombe d’air.</p>",
      status: "published",
      new_categories: ["Entretien"],
      ...values,
    },
    false,
  );
  if (result.outcome !== "done") throw new Error(`not saved: ${JSON.stringify(result)}`);
  return result.post;
}

const asked = (intent: string, id: string) => ({ intent, kind: "post", id });

// rule editor/trash
test("a restored article has its former text, date, categories, versions and addresses", async () => {
  const first = await saved();
  const renamed = await savePost(
    camille,
    { ...first.values, id: first.id, version: String(first.version), slug: "clavier-propre" },
    true,
  );
  expect(renamed.outcome).toBe("done");
  const before = await getEditedPost(first.id);
  const versions = await db.$count(blogPostRevisions);
  expect(await deletePost(camille, first.id)).toBe(true);
  expect(await db.$count(blogPosts)).toBe(0);
  expect(await db.$count(redirects)).toBe(0);
  expect(await listTrashedPosts()).toMatchObject([
    { id: first.id, title: "Nettoyer son clavier", deletedBy: "Camille Aubry" },
  ]);

  expect(await changePostTrash(camille, asked("restore", first.id))).toEqual({ outcome: "done" });
  const after = await getEditedPost(first.id);
  expect(after?.values).toEqual(before?.values);
  expect(after?.publishedAt).toEqual(before?.publishedAt);
  expect(await db.$count(blogPostsCategories)).toBe(1);
  expect(await db.$count(blogPostRevisions)).toBe(versions);
  expect(await db.select({ from: redirects.fromPath, to: redirects.toPath }).from(redirects)).toEqual([
    { from: "/blog/nettoyer-son-clavier", to: "/blog/clavier-propre" },
  ]);
  expect(await listTrashedPosts()).toEqual([]);
  expect(await changePostTrash(camille, asked("restore", first.id))).toEqual({ outcome: "gone" });
});

test("an article whose address was taken meanwhile is restored with a number added to its address", async () => {
  const first = await saved();
  await deletePost(camille, first.id);
  await saved();
  await changePostTrash(camille, asked("restore", first.id));
  expect((await getEditedPost(first.id))?.slug).toBe("nettoyer-son-clavier-2");
});

test("an article deleted for good cannot be restored, and a forged form is refused", async () => {
  const first = await saved();
  await deletePost(camille, first.id);
  expect(await changePostTrash(camille, { ...asked("delete", first.id), more: "x" })).toEqual({
    outcome: "refused",
  });
  expect(await changePostTrash(camille, asked("delete", first.id))).toEqual({ outcome: "done" });
  expect(await listTrashedPosts()).toEqual([]);
});
