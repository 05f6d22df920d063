import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { savePost } from "./commands/posts.server.ts";
import { longestContent } from "./validation.ts";
import { newPostValues } from "./rules/post-values.ts";

const camille = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "s1" };

beforeAll(() => db.insert(users).values({ id: camille.userId, email: camille.email, name: camille.name }));

const save = (content: string) =>
  savePost(camille, { ...newPostValues, id: randomUUID(), version: "0", title: "Mots", content }, false);

/** As long as an article may be. PostgreSQL would need minutes to find the words of this one word. */
const endless = "_a".repeat(longestContent / 2);

// rule editor/long-words
test("an article with an endless word is refused before the database reads it", async () => {
  const started = performance.now();
  const outcome = await save(endless);
  expect(outcome).toMatchObject({
    outcome: "invalid",
    errors: { content: "Un mot dépasse 500 caractères\u00a0: coupez-le par une espace" },
  });
  expect(performance.now() - started).toBeLessThan(2_000);
});

// rule editor/long-words
test("an article of the longest words is stored within seconds", async () => {
  const words = endless.replaceAll(/.{1,500}/g, "$& ").slice(0, longestContent);
  const started = performance.now();
  expect((await save(words)).outcome).toBe("done");
  expect(performance.now() - started).toBeLessThan(10_000);
});
