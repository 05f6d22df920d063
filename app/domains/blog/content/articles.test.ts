import { describe, expect, it } from "vitest";
import { plainText } from "#app/lib/pages/plain-text.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { isFeaturedImage } from "../rules/featured-image.ts";
import { articleHtml } from "../reading/rules/article-html.ts";
import { starterArticles } from "./articles.ts";
import { starterCategories } from "./starter.ts";

describe.each(starterArticles.map((article) => [article.slug, article] as const))("%s", (slug, article) => {
  it("is a real article, with at least 700 words, sections, a table, a list and a link to another page", () => {
    const words = plainText(article.content)
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(700);
    expect(articleHtml(sanitizeContent(article.content)).headings.length).toBeGreaterThan(3);
    for (const tag of ["<table>", "<li>", '<a href="/']) expect(article.content).toContain(tag);
  });
  it("is unchanged when it is sanitised", () => {
    expect(sanitizeContent(article.content)).toBe(article.content);
  });
  // rule blog/shipped
  it("claims nothing about the shop, such as how it works, which faults it sees or where it makes visits", () => {
    const { content, excerpt, metaDescription, imageAlt } = article;
    const said = [plainText(content), excerpt, metaDescription, imageAlt].join(" ");
    // Leaves out the quoted words of scammers, and 'décrivez-le-nous' ("describe it to us"), which claims nothing.
    const claims = /(?<![-\p{L}])(?:nous|notre|nos)(?!\p{L})|\bà l’atelier|\b(?:au|notre) comptoir/iu;
    expect(claims.exec(said.replaceAll(/«[^»]*»/g, ""))?.[0]).toBeUndefined();
  });
  it("has texts of the lengths that search engines show, known categories and one of our pictures", () => {
    expect(slug).toMatch(/^[a-z0-9-]+$/);
    expect(article.excerpt.length).toBeLessThanOrEqual(160);
    expect(article.metaTitle.length).toBeLessThanOrEqual(60);
    expect(article.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(article.metaDescription.length).toBeLessThanOrEqual(160);
    expect(isFeaturedImage(article.image)).toBe(true);
    const known = starterCategories.map((category) => category.slug);
    expect(known).toEqual(expect.arrayContaining([...article.categories]));
  });
});
