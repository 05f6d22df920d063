import { describe, expect, it } from "vitest";
import { excerptOf, readingMinutes, uniqueSlug, withoutCodeFences } from "./text.ts";

describe("the slug of an article", () => {
  it("is made from its title", () => {
    expect(uniqueSlug("L’été, à l’œuvre : 10 gestes !", new Set(), "article")).toBe(
      "l-ete-a-l-oeuvre-10-gestes",
    );
  });
  // rule editor/slug
  it("gets the next free number when it is taken", () => {
    const taken = new Set(["wi-fi", "wi-fi-2", "wi-fi-4"]);
    expect(uniqueSlug("Wi-Fi", taken, "article")).toBe("wi-fi-3");
    expect(uniqueSlug("!!!", new Set(["article"]), "article")).toBe("article-2");
  });
  it("has a readable length", () => {
    expect(uniqueSlug(`${"a".repeat(99)} bcd`, new Set(), "article")).toBe("a".repeat(99));
  });
});

// rule blog/sanitised
it("code fences around generated HTML are removed, and other text stays", () => {
  expect(withoutCodeFences("```html\n<p>Un</p>\n```\n")).toBe("<p>Un</p>");
  expect(withoutCodeFences("<p>```html</p><p>Un</p><p>```</p>")).toBe("<p>Un</p>");
  expect(withoutCodeFences("<p>le code <code>ls</code></p>")).toBe("<p>le code <code>ls</code></p>");
});

describe("the excerpt of an article", () => {
  // rule editor/excerpt
  it("is the whole text of a short article, without tags", () => {
    expect(excerptOf("<h2>Titre</h2><p>Un <strong>mot</strong> &amp; deux.</p>")).toBe(
      "Titre. Un mot & deux.",
    );
    expect(excerptOf(`<p>${"a".repeat(160)}</p>`)).toBe("a".repeat(160));
  });
  // rule editor/excerpt
  it("is 157 characters and an ellipsis for a longer article", () => {
    expect(excerptOf(`<p>${"a".repeat(161)}</p>`)).toBe(`${"a".repeat(157)}…`);
    expect(excerptOf(`<p>${"a".repeat(156)}🔧${"b".repeat(9)}</p>`)).toBe(`${"a".repeat(156)}…`);
  });
});

// rule blog/reading-time
it("the reading time is the number of words divided by 200, rounded up", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes(`<p>${"l’ordinateur ".repeat(200)}</p>`)).toBe(1);
  expect(readingMinutes(`<p>${"peut-être ".repeat(201)}</p>`)).toBe(2);
});
