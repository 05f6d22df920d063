import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import {
  newsletterDeliveries,
  newsletterLetters,
  newsletterSubscribers,
} from "#app/db/schema/newsletter.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { rereadProfile } from "#app/domains/business/profile.server.ts";
import { env } from "#app/lib/env.server.ts";
import {
  draft,
  leaveOnly,
  letterOf,
  many,
  outbox,
  posts,
  progressOf,
  reached,
  run,
  send,
  started,
  statusOf,
  subscribe,
  withLetters,
  written,
} from "#tests/support/letters.ts";
import { deliver, queue, server, subjects } from "#tests/support/outbox.ts";
import { camille } from "#tests/support/submissions.ts";
import { unsubscribe } from "../commands.server.ts";
import { purgeNewsletterQueue } from "../jobs.server.ts";
import { changeLetter } from "./commands.server.ts";
import { batchSize } from "./jobs.server.ts";
import { listOfferedArticles, previewLetter } from "./queries.server.ts";

withLetters();

describe("a letter that is being written", () => {
  // rule newsletter/letters
  test("is saved, changed and deleted, and a save from an older version is refused", async () => {
    const id = await written();
    expect(await changeLetter(camille, draft(id, { version: "1", subject: "Autre" }))).toEqual({
      outcome: "done",
    });
    // The same form sent twice counts as one save. A form opened before that save is refused and keeps its text.
    expect(await changeLetter(camille, draft(id, { version: "1", subject: "Autre" }))).toEqual({
      outcome: "done",
    });
    const stale = draft(id, { version: "1", subject: "Encore autre" });
    expect(await changeLetter(camille, stale)).toEqual({ outcome: "stale", values: stale });
    expect(await send(id)).toMatchObject({ outcome: "stale" });
    expect(await changeLetter(camille, { intent: "delete", id, version: "2" })).toEqual({ outcome: "done" });
    expect(await changeLetter(camille, draft(id, { version: "2" }))).toMatchObject({ outcome: "gone" });
  });

  // rule newsletter/letters
  test("is refused with missing, too long or forged values, and nothing typed is lost", async () => {
    const id = crypto.randomUUID();
    const empty = draft(id, { subject: " ", post_ids: [] });
    expect(await changeLetter(camille, empty)).toEqual({
      outcome: "invalid",
      errors: { subject: "L’objet est requis", post_ids: "Choisissez au moins un article" },
      values: empty,
    });
    const eleven = Array.from({ length: 11 }, () => crypto.randomUUID());
    expect(await changeLetter(camille, draft(id, { post_ids: eleven }))).toMatchObject({
      errors: { post_ids: "Choisissez 10 articles au plus" },
    });
    expect(await changeLetter(camille, draft(id, { subject: "a".repeat(151) }))).toMatchObject({
      outcome: "invalid",
    });
    await db
      .update(blogPosts)
      .set({ status: "archived", publishedAt: null })
      .where(eq(blogPosts.id, posts[0] ?? ""));
    expect(await changeLetter(camille, draft(id))).toMatchObject({
      errors: { post_ids: "Un des articles choisis n’est plus en ligne." },
    });
    for (const forged of [
      { intent: "send", id: "" },
      draft("1"),
      { ...draft(id), more: "x" },
      { intent: "stop", id: "x" },
    ])
      expect(await changeLetter(camille, forged)).toMatchObject({ outcome: "refused" });
    expect(await db.$count(newsletterLetters)).toBe(0);
  });

  // rule newsletter/letters
  test("has a preview of both bodies, and a test e-mail that only its author gets", async () => {
    const id = await written({ intent: "test" });
    await deliver();
    expect(reached()).toEqual([camille.email]);
    expect(server.received[0]?.message).not.toContain("List-Unsubscribe");
    const { html, plain } = await previewLetter(await letterOf(id));
    expect(html).toContain("Le froid vient.");
    expect(plain).toContain(
      "Article 2\nExtrait 2\nLire l’article : https://www.atelier72.example/blog/article-2",
    );
    expect(plain.indexOf("Article 2")).toBeLessThan(plain.indexOf("Article 1"));
    expect(await statusOf(camille.email)).toBeUndefined();
  });

  test("offers the newest articles to choose from, and those that it already contains", async () => {
    await db.insert(blogPosts).values(
      Array.from({ length: 25 }, (_, index) => ({
        title: `Récent ${index}`,
        slug: `recent-${index}`,
        status: "published" as const,
        publishedAt: new Date(Date.UTC(2026, 5, index + 1)),
      })),
    );
    expect(await listOfferedArticles([])).toHaveLength(20);
    const offered = await listOfferedArticles(posts.slice(0, 1));
    expect(offered).toHaveLength(21);
    expect(offered.at(-1)?.title).toBe("Article 1");
  });

  // rule settings/pages
  test("offers no article while the blog is hidden, and is not sent with one", async () => {
    const id = await written();
    const hidden = { section: "site", values: { "page-blog": "hidden" }, version: 1, updatedBy: "Camille" };
    await db.insert(settingsSections).values(hidden);
    await rereadProfile();
    try {
      expect(await listOfferedArticles(posts)).toEqual([]);
      expect(await send(id)).toMatchObject({ outcome: "refused" });
    } finally {
      await db.delete(settingsSections);
      await rereadProfile();
    }
  });
});

describe("a letter that is being sent", () => {
  // rules newsletter/letters, newsletter/unsubscribe
  test("reaches every confirmed address once, with a link that unsubscribes that address in one POST", async () => {
    await subscribe("a@exemple.fr", "b@exemple.fr");
    await db
      .insert(newsletterSubscribers)
      .values([
        { email: "attend@exemple.fr" },
        { email: "parti@exemple.fr", status: "unsubscribed" },
        { email: "robot@exemple.fr", status: "confirmed", spam: true },
      ]);
    const id = await started();
    await run();
    await deliver();
    await run();
    expect(reached()).toEqual(["a@exemple.fr", "b@exemple.fr"]);
    const message = server.received[0]?.message.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const header = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(message)?.[1] ?? "";
    const token = new URL(header).searchParams.get("token") ?? "";
    expect(message).toContain("Me désinscrire".replace("é", "=C3=A9"));
    expect(await unsubscribe(token)).toEqual({ outcome: "done" });
    expect(await statusOf(reached()[0] === server.received[0]?.to[0] ? "a@exemple.fr" : "b@exemple.fr")).toBe(
      "unsubscribed",
    );
    expect(await letterOf(id)).toMatchObject({ status: "sent", sentCount: 2, startedBy: camille.name });
  });

  // rule newsletter/once
  test("reaches each address once, despite two clicks, several nodes and a second run", async () => {
    await subscribe(...many(30));
    const id = await written();
    await Promise.all([send(id), send(id), send(id)]);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await outbox()).toBe(30);
    await Promise.all([deliver(), deliver()]);
    expect(reached()).toEqual(many(30).toSorted());
    await run();
    expect(await progressOf(id)).toEqual({ total: 30, pending: 0, sent: 30, refused: 0, left: 0 });
    expect(await send(id)).toEqual({ outcome: "done" });
    await run();
    expect(await outbox()).toBe(30);
  });

  // rule newsletter/once
  test("loses a whole batch in a crash, and the next run sends that batch", async () => {
    await subscribe("a@exemple.fr", "b@exemple.fr");
    const id = await started();
    await db.execute(sql`alter table newsletter_deliveries add constraint crash check (queued_at is null)`);
    await expect(run()).rejects.toThrow();
    expect(await outbox()).toBe(0);
    await db.execute(sql`alter table newsletter_deliveries drop constraint crash`);
    await run();
    await deliver();
    expect(reached()).toEqual(["a@exemple.fr", "b@exemple.fr"]);
    await run();
    expect((await letterOf(id)).status).toBe("sent");
  });

  // rule newsletter/batches
  test("waits behind every other e-mail, and each batch comes when the one before has been sent", async () => {
    await subscribe(...many(batchSize + 5));
    const id = await started();
    await run();
    await run();
    expect(await outbox()).toBe(batchSize);
    await leaveOnly(3);
    await queue("Accuse");
    await deliver();
    expect(subjects()).toHaveLength(4);
    expect(subjects()[0]).toBe("Accuse");
    expect(await progressOf(id)).toMatchObject({ total: batchSize + 5, sent: batchSize, pending: 0 });
    await run();
    await deliver();
    await run();
    expect(await letterOf(id)).toMatchObject({ status: "sent", sentCount: batchSize + 5 });
  });

  // rule newsletter/letters
  test("keeps the text that it had when the sending began", async () => {
    await subscribe("a@exemple.fr");
    await started();
    await db.update(blogPosts).set({ status: "draft", publishedAt: null, title: "Corrigé" });
    await run();
    await deliver();
    expect(server.received[0]?.message).toContain("Article 2");
  });

  // rule newsletter/letters
  test("is not started without a mail server, a reader or a published article", async () => {
    const id = await written();
    expect(await send(id)).toMatchObject({ outcome: "refused", refusal: expect.stringMatching(/confirmée/) });
    await subscribe("a@exemple.fr");
    env().SMTP_URL = undefined;
    expect(await send(id)).toMatchObject({ outcome: "refused", refusal: expect.stringMatching(/serveur/) });
    env().SMTP_URL = server.url;
    await db.delete(blogPosts).where(eq(blogPosts.id, posts[0] ?? ""));
    expect(await send(id)).toMatchObject({ outcome: "refused", refusal: expect.stringMatching(/en ligne/) });
    expect((await letterOf(id)).status).toBe("draft");
    expect(await db.$count(newsletterDeliveries)).toBe(0);
  });
});

// rule newsletter/letters
test("the recipients of a letter are deleted a month after its end, and its counts stay", async () => {
  await subscribe("a@exemple.fr");
  const id = await started();
  await run();
  await deliver();
  await run();
  await purgeNewsletterQueue.work({});
  expect(await db.$count(newsletterDeliveries)).toBe(1);
  await db.update(newsletterLetters).set({ endedAt: sql`now() - interval '31 days'` });
  await purgeNewsletterQueue.work({});
  expect(await db.$count(newsletterDeliveries)).toBe(0);
  expect(await outbox()).toBe(0);
  expect(await progressOf(id)).toEqual({ total: 1, pending: 0, sent: 1, refused: 0, left: 0 });
});
