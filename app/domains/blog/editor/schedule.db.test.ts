import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { parisFieldMoment } from "#app/lib/french/dates.ts";
import { camille } from "#tests/support/submissions.ts";
import { listFeedPosts } from "../feeds/queries.server.ts";
import { getArticle } from "../reading/queries/article.server.ts";
import { savePost } from "./commands/posts.server.ts";
import { changePostTrash, deletePost } from "./commands/trash.server.ts";
import { publishScheduledQueue } from "./jobs.server.ts";
import { type EditedPost, getEditedPost } from "./queries/editor.server.ts";
import { listPosts } from "./queries/post-list.server.ts";
import { postAddresses } from "./rules/post-list.ts";
import { newPostValues } from "./rules/post-values.ts";

beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, blog_categories, blog_post_trash, redirects cascade`);
  await db.execute(
    sql`insert into users (id, name, email) values (${camille.userId}, ${camille.name}, ${camille.email}) on conflict do nothing`,
  );
});

const tomorrow = parisFieldMoment(new Date(Date.now() + 86_400_000));
const soon = { status: "scheduled", publish_at: tomorrow };

const save = (typed: FormValues) =>
  savePost(
    camille,
    {
      ...newPostValues,
      id: crypto.randomUUID(),
      version: "0",
      title: "Nettoyer son clavier",
      content: "<p>Avec une bombe d’air.</p>",
      ...typed,
    },
    false,
  );

const again = ({ id, version, values }: EditedPost, typed: FormValues) =>
  save({ ...values, id, version: String(version), ...typed });

async function scheduled(): Promise<EditedPost> {
  const result = await save(soon);
  if (result.outcome !== "done") throw new Error(`not saved: ${JSON.stringify(result)}`);
  return result.post;
}

/** Moves the planned moment of every scheduled article to the past. Returns that moment. */
async function makeDue(): Promise<Date> {
  const moment = new Date("2026-01-05T07:30:00Z");
  await db.update(blogPosts).set({ publishAt: moment }).where(eq(blogPosts.status, "draft"));
  return moment;
}

const run = () => publishScheduledQueue.work({});
const listed = async (query: string) =>
  (await listPosts(postAddresses.read(new URLSearchParams(query)))).items.map(({ slug }) => slug);

// rule editor/schedule
test("until its moment a scheduled article is hidden from readers, and the editor lists it apart from the drafts", async () => {
  const { id, slug, publishAt, values } = await scheduled();
  expect(values).toMatchObject(soon);
  expect(publishAt && parisFieldMoment(publishAt)).toBe(tomorrow);
  await run();
  expect(await getArticle(slug)).toBeNull();
  expect(await listFeedPosts()).toEqual([]);
  expect(await listed("statut=scheduled")).toEqual([slug]);
  expect(await listed("statut=draft")).toEqual([]);
  expect((await getEditedPost(id))?.status).toBe("draft");
});

// rule editor/schedule
test("several nodes that check at the same moment publish a due article once, with the chosen date even when they are late", async () => {
  const { id, slug } = await scheduled();
  const moment = await makeDue();
  await db.execute(sql`create table if not exists changes_seen (slug text)`);
  await db.execute(sql`
    create or replace function note_change() returns trigger language plpgsql as $$
    begin insert into changes_seen values (new.slug); return null; end $$`);
  await db.execute(sql`
    create or replace trigger note_change after update on blog_posts for each row execute function note_change()`);
  await Promise.all([run(), run(), run()]);
  await run();
  const { rows } = await db.execute(sql`select slug from changes_seen`);
  await db.execute(sql`drop trigger note_change on blog_posts`);
  expect(rows).toEqual([{ slug }]);
  expect(await getEditedPost(id)).toMatchObject({
    status: "published",
    publishedAt: moment,
    publishAt: null,
    version: 1,
  });
  expect(await getArticle(slug)).not.toBeNull();
  expect(await listFeedPosts()).toMatchObject([{ slug, firstPublishedAt: moment }]);
});

// rule editor/schedule
test("giving a scheduled article another status cancels its planned publication, whoever saves it", async () => {
  const first = await scheduled();
  const cancelled = await again(first, { status: "draft" });
  expect(cancelled).toMatchObject({ outcome: "done", post: { publishAt: null, status: "draft" } });
  const second = await scheduled();
  // During an upgrade, a node with the older program may change the status. It does not know the planned moment.
  await db.execute(sql`update blog_posts set status = 'archived' where id = ${second.id}`);
  expect(await db.$count(blogPosts, sql`publish_at is not null`)).toBe(0);
});

// rule editor/schedule
test("a planned moment that is missing, past, impossible or too far away is refused, and the typed values stay", async () => {
  const refusals = {
    "": "Choisissez le jour et l’heure",
    "2020-01-01T08:00":
      "Ce moment est passé\u00a0: choisissez-en un à venir, ou le statut «\u00a0Publié\u00a0»",
    "2027-03-28T02:30": "Ce jour ou cette heure n’existe pas",
    "9999-12-31T23:59": "Choisissez un jour dans les deux ans",
    [tomorrow.repeat(2)]: "Ce moment est trop long",
  };
  for (const [publish_at, error] of Object.entries(refusals))
    expect(await save({ status: "scheduled", publish_at })).toMatchObject({
      outcome: "invalid",
      errors: { publish_at: error },
      values: { publish_at, title: "Nettoyer son clavier" },
    });
  expect(await db.$count(blogPosts)).toBe(0);
  expect(await save({ status: "draft", publish_at: "n’importe quoi" })).toMatchObject({ outcome: "done" });
});

// rule editor/schedule
test("an editor opened before the planned moment can still save afterwards, and the publication date stays", async () => {
  const opened = await scheduled();
  const moment = await makeDue();
  await run();
  const saved = await again(opened, { title: "Corrigé", publish_at: parisFieldMoment(moment) });
  expect(saved).toMatchObject({ outcome: "done", post: { status: "published", publishedAt: moment } });
});

test("the same form sent twice schedules one article", async () => {
  const form = { ...soon, id: crypto.randomUUID() };
  expect(await save(form)).toMatchObject({ outcome: "done", created: true });
  expect(await save(form)).toMatchObject({ outcome: "done", created: false });
  const stale = { id: crypto.randomUUID(), status: "draft", publish_at: tomorrow };
  expect(await save(stale)).toMatchObject({ outcome: "done", created: true });
  expect(await save(stale)).toMatchObject({ outcome: "done", created: false });
});

// rule editor/trash
test("an article restored from the trash keeps a planned moment in the future, and loses one that has passed", async () => {
  const { id, publishAt } = await scheduled();
  const restore = () => changePostTrash(camille, { intent: "restore", kind: "post", id });
  await deletePost(camille, id);
  await restore();
  expect((await getEditedPost(id))?.publishAt).toEqual(publishAt);
  await makeDue();
  await deletePost(camille, id);
  await run();
  await restore();
  expect(await getEditedPost(id)).toMatchObject({ status: "draft", publishAt: null });
});
