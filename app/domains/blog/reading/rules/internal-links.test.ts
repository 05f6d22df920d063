import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";
import { indexTerms, type LinkTerm, linkTerms } from "./internal-links.ts";

const link = (html: string, terms: LinkTerm[], slug = "ici") =>
  linkTerms(html as SafeHtml, indexTerms(terms), slug);
const wifi = { text: "Wi-Fi", slugs: ["regler-le-wi-fi"] };
const backup = { text: "Sauvegarde", slugs: ["sauvegarder"] };

describe("a term found in the text", () => {
  // rule blog/links
  it("becomes a link to its article, whatever its case and separators", () => {
    expect(link("<p>Le wi-fi lent.</p>", [wifi])).toBe(
      '<p>Le <a href="/blog/regler-le-wi-fi">wi-fi</a> lent.</p>',
    );
    expect(link("<p>WI FI</p>", [wifi])).toBe('<p><a href="/blog/regler-le-wi-fi">WI FI</a></p>');
    const title = { text: "Disque qui claque : que faire", slugs: ["disque"] };
    expect(link("<p>« Disque qui claque\u00a0: que faire »</p>", [title])).toContain(
      '« <a href="/blog/disque">Disque qui claque\u00a0: que faire</a> »',
    );
  });
  // rule blog/links
  it("becomes a link once, at its first occurrence", () => {
    expect(link("<p>Sauvegarde. Sauvegarde.</p><p>Sauvegarde</p>", [backup]).match(/<a /g)).toHaveLength(1);
    expect(link("<p>Sauvegarde, sauvegarde</p>", [backup])).toMatch(/^<p><a /);
  });
  it("is found only as whole words, inside one sentence", () => {
    for (const text of ["Sauvegardes", "autosauvegarde", "Wi. Fi", "Wi ? Fi"])
      expect(link(`<p>${text}</p>`, [wifi, backup])).toBe(`<p>${text}</p>`);
  });
  it("gives way to a longer term that overlaps it, and then its next occurrence becomes the link", () => {
    const longer = { text: "La sauvegarde en ligne", slugs: ["en-ligne"] };
    expect(link("<p>La sauvegarde en ligne, une sauvegarde.</p>", [backup, longer])).toBe(
      '<p><a href="/blog/en-ligne">La sauvegarde en ligne</a>, une <a href="/blog/sauvegarder">sauvegarde</a>.</p>',
    );
    const crossing = { text: "ligne fixe", slugs: ["fixe"] };
    expect(link("<p>La sauvegarde en ligne fixe</p>", [crossing, longer])).toBe(
      '<p><a href="/blog/en-ligne">La sauvegarde en ligne</a> fixe</p>',
    );
  });
  it("is also found when it contains an HTML entity, but never inside an entity", () => {
    const both = { text: "PC & Mac", slugs: ["pc-mac"] };
    expect(link("<p>PC &amp; Mac</p>", [both])).toBe('<p><a href="/blog/pc-mac">PC &amp; Mac</a></p>');
    expect(link("<p>a &amp; b</p>", [{ text: "amp", slugs: ["amp"] }])).toBe("<p>a &amp; b</p>");
  });
});

describe("no link is made", () => {
  // rule blog/links
  it.each([
    ['<p><a href="/x">Sauvegarde</a></p>'],
    ['<p><a href="/x">la <strong>Sauvegarde</strong></a></p>'],
    ["<h2>Sauvegarde</h2>"],
    ["<h3><em>Sauvegarde</em></h3>"],
    ["<pre><code>sauvegarde --tout</code></pre>"],
    ["<p><code>sauvegarde</code></p>"],
    ['<p><img src="/a.png" alt="Sauvegarde" /></p>'],
    ['<p><a href="/sauvegarde">voir</a></p>'],
  ])("in %s", (html) => expect(link(html, [backup])).toBe(html));

  it("to the article itself, for a term without an article, or for a word that is too short", () => {
    expect(link("<p>Sauvegarde</p>", [backup], "sauvegarder")).toBe("<p>Sauvegarde</p>");
    expect(link("<p>Sauvegarde</p>", [{ text: "Sauvegarde", slugs: [] }])).toBe("<p>Sauvegarde</p>");
    expect(
      link("<p>Le PC</p>", [
        { text: "PC", slugs: ["pc"] },
        { text: "!", slugs: ["a"] },
      ]),
    ).toBe("<p>Le PC</p>");
  });
});

describe("the choice among several articles", () => {
  const slugs = Array.from({ length: 20 }, (_, index) => `article-${index}`);
  const chosen = (from: string, order: readonly string[] = slugs) =>
    /href="\/blog\/([^"]+)"/.exec(link("<p>Matériel</p>", [{ text: "Matériel", slugs: order }], from))?.[1];

  // rule blog/links
  it("is the same at every view, whatever the order of the articles", () => {
    expect(chosen("a")).toBe(chosen("a", slugs.toReversed()));
  });
  it("is spread over all of them, and is never the article itself", () => {
    expect(new Set(slugs.map((slug) => chosen(slug))).size).toBeGreaterThan(7);
    for (const slug of slugs) expect(chosen(slug)).not.toBe(slug);
  });
  it("treats articles and categories of the same name as one term", () => {
    const same = [backup, { text: "sauvegarde", slugs: ["autre"] }];
    expect(link("<p>sauvegarde</p>", same, "sauvegarder")).toContain("/blog/autre");
  });
});

it("linking adds links and changes nothing else, whatever the text", () => {
  const piece = fc.constantFrom(
    "sauvegarde",
    "wi-fi",
    " ",
    ".",
    "<p>",
    "</p>",
    "<h2>",
    "</h2>",
    '<a href="/x">',
    "</a>",
    "<code>",
    "</code>",
    "&amp;",
    "<br />",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = pieces.join("");
      const linked = link(html, [backup, wifi]);
      expect(linked.replace(/<a href="\/blog\/[^"]+">(.*?)<\/a>/g, "$1")).toBe(html);
      expect(linked.match(/href="\/blog/g)?.length ?? 0).toBeLessThanOrEqual(2);
    }),
  );
});

it("linking with 5,000 titles takes about as long as with a few", () => {
  const titles = Array.from({ length: 5000 }, (_, index) => ({
    text: `Comment bien réparer son ordinateur numéro ${index}`,
    slugs: [`n-${index}`],
  }));
  const index = indexTerms(titles);
  const html = `<p>${"Comment bien réparer son ordinateur et le reste. ".repeat(2000)}</p>` as SafeHtml;
  const start = performance.now();
  expect(linkTerms(html, index, "ici")).toBe(html);
  // An idle machine needs about 8 ms. The limit of one second allows for a busy one.
  expect(performance.now() - start).toBeLessThan(1000);
});
