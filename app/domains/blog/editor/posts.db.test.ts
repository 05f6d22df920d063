import { randomUUID } from "node:crypto";
import { eq, isNotNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogCategories, blogPostRevisions, blogPosts, redirects } from "#app/db/schema/blog.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { SaveOutcome } from "./rules/save-answer.ts";
import { savePost } from "./commands/posts.server.ts";
import { deletePost } from "./commands/trash.server.ts";
import { autosavePost, dropUnsavedText } from "./commands/revisions.server.ts";
import { getArticle } from "../reading/queries/article.server.ts";
import { getEditedPost } from "./queries/editor.server.ts";
import { getSignature } from "./queries/preview.server.ts";
import { getBeginning, getRevision, getUnsavedText, listRevisions } from "./queries/revisions.server.ts";
import { newPostValues } from "./rules/post-values.ts";

const camille = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "s1" };
const sacha = { userId: "sacha", email: "sacha@example.fr", name: "Sacha", sessionId: "s2" };

beforeAll(async () => {
  await db
    .insert(users)
    .values([camille, sacha].map(({ userId, email, name }) => ({ id: userId, email, name })));
});

beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, blog_categories, redirects cascade`);
});

const form = (typed: FormValues): FormValues => ({
  ...newPostValues,
  id: randomUUID(),
  version: "0",
  title: "Nettoyer son clavier",
  content: "<p>Un coup de bombe à air.</p>",
  ...typed,
});

async function saved(typed: FormValues = {}, keepDate = false) {
  return stored(await savePost(camille, form(typed), keepDate));
}

function stored(outcome: SaveOutcome) {
  if (outcome.outcome !== "done") throw new Error(`not saved: ${JSON.stringify(outcome)}`);
  return outcome.post;
}

type Saved = Awaited<ReturnType<typeof saved>>;
const again = ({ id, version, values }: Saved, typed: FormValues, keepDate = false) =>
  savePost(camille, { ...values, id, version: String(version), ...typed }, keepDate);

it("the preview of an article without a typed signature shows its author's name, whoever opens the preview", async () => {
  const { id } = await saved();
  expect(await getSignature(id, "Sacha")).toBe("Camille");
  expect(await getSignature(randomUUID(), "Sacha")).toBe("Sacha");
  expect(await getSignature("1' or '1'='1", "Sacha")).toBe("Sacha");
  await db.update(blogPosts).set({ authorId: null }).where(eq(blogPosts.id, id));
  expect(await getSignature(id, "Sacha")).toBeNull();
});

describe("saving an article", () => {
  // rule editor/excerpt
  it("makes a slug and an excerpt, removes code fences and signs the article", async () => {
    const post = await saved({ title: "L’été à l’œuvre", content: "```html\n<p>Un <b>mot</b>.</p>\n```" });
    expect(post).toMatchObject({
      slug: "l-ete-a-l-oeuvre",
      version: 1,
      accountName: "Camille",
      publishedAt: null,
    });
    expect(post.values).toMatchObject({ content: "<p>Un <strong>mot</strong>.</p>", excerpt: "Un mot." });
  });

  it("signs the article with the typed name, or without one with the name of its author's account", async () => {
    const post = await saved({ status: "published" });
    expect((await getArticle(post.slug))?.author).toBe("Camille");
    const signed = stored(await again(post, { author_name: " L’équipe de l’atelier " }, true));
    expect(signed.values.author_name).toBe("L’équipe de l’atelier");
    expect((await getArticle(post.slug))?.author).toBe("L’équipe de l’atelier");
    const tooLong = await again(signed, { author_name: "a".repeat(101) });
    expect(tooLong).toMatchObject({
      errors: { author_name: expect.stringMatching(/^La signature est trop longue/) },
    });
  });

  // rule editor/required
  it("refuses a form with missing fields and keeps what was typed", async () => {
    const values = form({ title: " ", content: "<p> </p>", status: "éternel", featured_image: "ailleurs" });
    expect(await savePost(camille, values, false)).toEqual({
      outcome: "invalid",
      values,
      errors: {
        title: "Le titre est requis",
        content: "Le contenu est requis",
        status: "Choisissez un statut de la liste",
        featured_image: "Choisissez une image de la liste",
      },
    });
    const missing = form({ featured_image: randomUUID() });
    expect(await savePost(camille, missing, false)).toMatchObject({
      errors: { featured_image: "Cette image n’est plus là" },
    });
    expect(await savePost(camille, form({ content: "<script>1</script>x<script>" }), false)).toMatchObject({
      outcome: "done",
    });
    const foreign = form({ content: '<img src="https://ailleurs.fr/a.png">' });
    const errors = { content: "Le contenu est requis" };
    expect(await savePost(camille, foreign, false)).toMatchObject({ errors });
  });

  // rule editor/published-at
  it("dates a published article each time, unless the person keeps the date, and never changes the first date", async () => {
    const first = await saved({ status: "published" });
    expect(first.publishedAt).toBeInstanceOf(Date);
    await db.execute(
      sql`update blog_posts set published_at = '2026-01-05', first_published_at = '2026-01-02'`,
    );
    const kept = stored(await again(first, { title: "Corrigé" }, true));
    expect(kept.publishedAt?.toISOString()).toBe("2026-01-05T00:00:00.000Z");
    const dated = stored(await again(kept, { title: "Revu" }));
    expect(dated.publishedAt?.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 6));
    const draft = stored(await again(dated, { status: "draft" }, true));
    expect(draft.publishedAt).toBeNull();
    const [row] = await db.select({ first: blogPosts.firstPublishedAt }).from(blogPosts);
    expect(row?.first?.toISOString()).toBe("2026-01-02T00:00:00.000Z");
  });
});

// rule editor/status
it("an article can go from any status to any other", async () => {
  let post = await saved();
  for (const status of ["published", "archived", "draft", "archived", "published", "draft"])
    expect((post = stored(await again(post, { status }))).values.status).toBe(status);
});

describe("the address of an article", () => {
  // rule editor/slug
  it("gets a number when another article has the same address or had it before", async () => {
    const one = await saved();
    expect((await saved()).slug).toBe("nettoyer-son-clavier-2");
    await again(stored(await again(one, { status: "published" })), { slug: "le-clavier" });
    expect((await saved()).slug).toBe("nettoyer-son-clavier-3");
  });

  // rule editor/slug
  it("redirects to its new address in one step once the article was published, also after a change back", async () => {
    const one = await saved({ slug: "Le Clavier !", status: "published" });
    expect(one.slug).toBe("le-clavier");
    const two = stored(await again(one, { slug: "clavier" }));
    const three = stored(await again(two, { slug: "touches" }));
    const all = () => db.select({ from: redirects.fromPath, to: redirects.toPath }).from(redirects);
    expect(new Map((await all()).map(({ from, to }) => [from, to]))).toEqual(
      new Map([
        ["/blog/le-clavier", "/blog/touches"],
        ["/blog/clavier", "/blog/touches"],
      ]),
    );
    const back = stored(await again(three, { slug: "le-clavier" }));
    expect(back.slug).toBe("le-clavier");
    expect((await all()).map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
      "/blog/clavier /blog/le-clavier",
      "/blog/touches /blog/le-clavier",
    ]);
  });

  it("is different for each of several articles saved at the same moment", async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => savePost(camille, form({}), false)));
    expect(outcomes.map((outcome) => stored(outcome).slug).toSorted()).toEqual([
      "nettoyer-son-clavier",
      "nettoyer-son-clavier-2",
      "nettoyer-son-clavier-3",
    ]);
  });
});

describe("the categories of an article", () => {
  // rule editor/categories
  it("are exactly the chosen ones, new ones included, with each name once", async () => {
    const post = await saved({
      new_categories: ["C", "C++", "Matériel"],
      new_category_descriptions: ["", "Un langage", ""],
    });
    const rows = () => db.select().from(blogCategories).orderBy(blogCategories.slug);
    expect(await rows()).toMatchObject([
      { name: "C", slug: "c" },
      { name: "C++", slug: "c-2", description: "Un langage" },
      { name: "Matériel", slug: "materiel" },
    ]);
    const [c] = await rows();
    const changed = stored(
      await again(post, { category_ids: [c?.id ?? "", randomUUID()], new_categories: "materiel" }),
    );
    expect([changed.values.category_ids].flat()).toHaveLength(2);
    expect(await rows()).toHaveLength(3);
    const none = stored(await again(changed, { category_ids: [] }));
    expect(none.values.category_ids).toEqual([]);
  });
});

describe("when two people, or two tabs, edit an article", () => {
  // rule editor/conflict
  it("a save made from an older version is refused with both texts, and the typed text is kept on the server", async () => {
    const opened = await saved();
    stored(await again(opened, { content: "<p>Le premier.</p>" }));
    const mine = { ...opened.values, id: opened.id, version: "1", content: "<p>Le second.</p>" };
    const outcome = await savePost(sacha, mine, false);
    expect(outcome).toMatchObject({
      outcome: "stale",
      savedBy: "Camille",
      theirs: { version: 2, values: { content: "<p>Le premier.</p>" } },
      values: { content: "<p>Le second.</p>" },
    });
    expect((await getEditedPost(opened.id))?.values.content).toBe("<p>Le premier.</p>");
    expect((await getUnsavedText(opened.id, "sacha"))?.values.content).toBe("<p>Le second.</p>");
    const insisting = await savePost(sacha, { ...mine, version: "2" }, false);
    expect(stored(insisting).values.content).toBe("<p>Le second.</p>");
  });

  it("the same form sent twice is saved once, even for a new article", async () => {
    const values = form({});
    const [one, two] = await Promise.all([
      savePost(camille, values, false),
      savePost(camille, values, false),
    ]);
    expect(stored(one).version).toBe(1);
    expect(stored(two).version).toBe(1);
    expect(await db.$count(blogPosts)).toBe(1);
  });

  it("a save of a deleted article reports that the article is gone", async () => {
    const post = await saved();
    expect([await deletePost(sacha, post.id), await deletePost(sacha, post.id)]).toEqual([true, false]);
    const late = await autosavePost(camille, { postId: post.id, version: 1, values: post.values });
    expect([(await again(post, { title: "Trop tard" })).outcome, late.outcome]).toEqual(["gone", "gone"]);
  });
});

describe("revisions", () => {
  // rule editor/autosave
  it("keep the typed text without changing the article, in one revision for each session of writing", async () => {
    const post = await saved({ status: "published" });
    const typed = (content: string) =>
      autosavePost(camille, {
        postId: post.id,
        version: 1,
        values: { ...post.values, content, status: "archived", intrus: "x" },
      });
    await typed("<p>Un</p>");
    await typed('<p onclick="x()">Un deux</p>');
    expect(await getEditedPost(post.id)).toEqual(post);
    const revisions = await listRevisions(post.id);
    expect(revisions.map(({ kind }) => kind)).toEqual(["autosave", "save"]);
    const unsaved = await getUnsavedText(post.id, "camille");
    expect(unsaved?.values).toMatchObject({ content: "<p>Un deux</p>", status: "archived" });
    expect(unsaved?.values).not.toHaveProperty("intrus");
    expect(await getUnsavedText(post.id, "sacha")).toBeNull();
    stored(await again(post, { content: "<p>Un deux trois</p>" }));
    expect(await getUnsavedText(post.id, "camille")).toBeNull();
  });

  it("keep one text of an article that was never saved, until somebody saves or discards it", async () => {
    const typing = (id: string, content: string) =>
      autosavePost(camille, { postId: id, version: 0, values: form({ id, content }) });
    const [one, two] = [randomUUID(), randomUUID()];
    await typing(one, "<p>Un</p>");
    await typing(two, "<p>Deux</p>");
    await typing(one, "<p onclick='x()'>Un et demi</p>");
    expect(await db.$count(blogPosts)).toBe(0);
    expect(await db.$count(blogPostRevisions)).toBe(2);
    expect(await getBeginning("camille")).toMatchObject({
      id: one,
      values: { content: "<p>Un et demi</p>" },
    });
    expect(await getBeginning("sacha")).toBeNull();
    const outcome = await savePost(camille, form({ id: one, content: "<p>Un et demi.</p>" }), false);
    expect(stored(outcome).version).toBe(1);
    expect(await getBeginning("camille")).toMatchObject({ id: two });
    await dropUnsavedText(camille, two);
    expect(await getBeginning("camille")).toBeNull();
    for (let count = 0; count < 25; count += 1) await typing(randomUUID(), `<p>${count}</p>`);
    expect(await db.$count(blogPostRevisions, isNotNull(blogPostRevisions.newPostId))).toBe(20);
    expect(await getBeginning("camille")).toMatchObject({ values: { content: "<p>24</p>" } });
  });

  it("keep the last fifty saves, each of which can be read", async () => {
    let post = await saved();
    for (let count = 2; count <= 52; count += 1)
      post = stored(await again(post, { title: `Version ${count}` }));
    const kept = db.$count(blogPostRevisions, eq(blogPostRevisions.postId, post.id));
    expect(await kept).toBe(50);
    const [newest, before] = await listRevisions(post.id);
    expect(newest).toMatchObject({ kind: "save", title: "Version 52", authorName: "Camille" });
    expect(await getRevision(post.id, before?.id ?? "")).toMatchObject({
      title: "Version 51",
      status: "draft",
    });
    expect(await getRevision(randomUUID(), before?.id ?? "")).toBeNull();
  });
});
