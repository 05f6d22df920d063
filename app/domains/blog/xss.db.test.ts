import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { firstValue, textValues } from "#app/lib/forms/form.ts";
import { oneLine } from "#app/lib/forms/one-line.ts";
import { isOwnImagePath } from "#app/lib/pages/link-address.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { xssVectors } from "#tests/support/xss-vectors.ts";
import { savePost } from "./editor/commands/posts.server.ts";
import { getArticle } from "./reading/queries/article.server.ts";
import { newPostValues } from "./editor/rules/post-values.ts";

const camille = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "s1" };

beforeAll(() => db.insert(users).values({ id: "camille", email: camille.email, name: camille.name }));

const perArticle = 40;

const element =
  /^<\/?(?:p|h[2-4]|ul|ol|li|strong|em|a|br|hr|blockquote|code|pre|sub|sup|figure|figcaption|img|table|caption|thead|tbody|tr|th|td|div)((?: [a-z]+="[^"<>]*")*)(?: \/)?>$/;
const scheme = /^\s*([a-z][a-z0-9+.-]*):/i;
const linkedSchemes = ["http", "https", "mailto", "tel"];

/** Fails unless a browser would find only text and the allowed elements and attributes in the HTML. */
function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    expect(tag).toMatch(element);
    for (const [, name = "", value = ""] of tag.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      expect(name).not.toMatch(/^(?:on|style|srcdoc|srcset|name|action|ping)/);
      const [, used = "https"] = scheme.exec(value.replaceAll("&amp;", "&")) ?? [];
      if (name === "href") expect(linkedSchemes).toContain(used.toLowerCase());
      if (name === "src") expect(isOwnImagePath(value)).toBe(true);
    }
  }
}

it("the list of XSS attacks has at least three hundred, each once", () => {
  expect(new Set(xssVectors).size).toBe(xssVectors.length);
  expect(xssVectors.length).toBeGreaterThanOrEqual(300);
});

describe("only text, links and our own pictures are left", () => {
  it("of an attack alone, inside a text or inside an attribute", () => {
    for (const vector of xssVectors) {
      for (const html of [
        vector,
        `<p>a</p>${vector}<p>b</p>`,
        `<a href="${vector}">x</a>`,
        `<img src="${vector}" alt="x">`,
      ]) {
        const clean = sanitizeContent(html);
        expectHarmless(clean);
        expect(sanitizeContent(clean)).toBe(clean);
      }
    }
  });

  // rule blog/sanitised
  it("after an article made of attacks is saved and read as its page reads it", async () => {
    for (let start = 0; start < xssVectors.length; start += perArticle) {
      const vectors = xssVectors.slice(start, start + perArticle);
      const text = vectors.join(" ");
      const values = {
        ...newPostValues,
        id: randomUUID(),
        version: "0",
        status: "published",
        title: `Attaque ${start} ${text}`.slice(0, 200),
        content: `<p>Attaque ${start}</p>${text}`,
        excerpt: text.slice(0, 500),
        featured_image_alt: text.slice(0, 300),
        author_name: text.slice(0, 100),
        meta_title: text.slice(0, 200),
        meta_description: text.slice(0, 500),
        new_categories: vectors.slice(0, 8).map((vector) => vector.slice(0, 60)),
      };
      const sent = Object.entries(values).flatMap(([name, given]) =>
        [given].flat().map((text) => [name, text] as const),
      );
      const read = textValues(sent);
      const outcome = await savePost(camille, read, false);
      if (outcome.outcome !== "done") throw new Error(JSON.stringify(outcome));
      expectHarmless(String(outcome.post.values.content));
      expect(outcome.post.slug).toMatch(/^[a-z0-9-]+$/);
      const article = await getArticle(outcome.post.slug);
      expectHarmless(
        (article?.html ?? "")
          .replaceAll(/<\/?div[^>]*>/g, "")
          .replaceAll(/ (?:loading|decoding|id|class)="[a-z0-9-]+"/g, ""),
      );
      for (const { slug } of article?.categories ?? []) expect(slug).toMatch(/^[a-z0-9-]+$/);
      // React escapes the title, so it is stored as it was typed, in one line.
      expect(article?.title).toBe(oneLine(firstValue(read, "title")).trim());
    }
  });

  it("and no attack can become an article's featured picture", async () => {
    for (const featured_image of xssVectors.slice(0, 40)) {
      const values = {
        ...newPostValues,
        id: randomUUID(),
        version: "0",
        title: "a",
        content: "b",
        featured_image,
      };
      expect((await savePost(camille, values, false)).outcome).toBe("invalid");
    }
  });
});
