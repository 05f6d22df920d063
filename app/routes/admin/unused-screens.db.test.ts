import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { seedBlog } from "#app/domains/blog/seed.server.ts";
import { listTemplates } from "#app/domains/inbox/replies/queries.server.ts";
import { seedReplyTemplates } from "#app/domains/inbox/replies/seed.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { storeApplication } from "#tests/support/submissions.ts";
import { screens, screensOf } from "./screens.ts";
import { listUnusedKinds, listUnusedScreens } from "./unused-screens.server.ts";

const emptied =
  "newsletter_subscribers, newsletter_letters, blog_posts, blog_categories, technician_applications, reply_templates, seeds";
beforeEach(() => db.execute(sql.raw(`truncate ${emptied} cascade`)));

const labels = async (...hidden: string[]) => {
  const profile = { site: { ...specifiedProfile.site, hidden } };
  return screensOf("owner", screens, await listUnusedScreens(profile)).map(({ label }) => label);
};
const ofPages = ["Candidatures", "Articles", "Lettre"];
const left = async () => {
  const shown = await labels("/join", "/blog", "/newsletter");
  return ofPages.filter((label) => shown.includes(label));
};

// rule settings/unused-screens
test("the menu has no screen of a hidden page in which nothing is stored", async () => {
  expect(await labels()).toEqual(expect.arrayContaining(ofPages));
  expect(await labels("/join")).toEqual(expect.arrayContaining(["Messages", "Articles", "Lettre"]));
  expect(await left()).toEqual([]);
});

// rule settings/unused-screens
test("no template of a reply is shown for applications while their screen is unused", async () => {
  await seedReplyTemplates();
  const kinds = async () => {
    const profile = { site: { ...specifiedProfile.site, hidden: ["/join" as const] } };
    return new Set(
      (await listTemplates(specifiedProfile, await listUnusedKinds(profile))).map(({ kind }) => kind),
    );
  };
  expect(await kinds()).not.toContain("application");
  expect(await kinds()).toContain("quote");
  await storeApplication();
  expect(await kinds()).toContain("application");
});

// rule settings/unused-screens
test("a screen with stored data stays in the menu, but the articles that come with a new site do not count", async () => {
  await seedBlog();
  expect(await left()).toEqual([]);
  await db.insert(blogPosts).values({ title: "À nous", slug: "a-nous" });
  await db.insert(newsletterSubscribers).values({ email: "helene@exemple.fr" });
  await storeApplication({ deletedAt: new Date() });
  expect(await left()).toEqual(ofPages);
});
