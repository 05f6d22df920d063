import { describe, expect, it } from "vitest";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { articleHtml } from "./article-html.ts";

const shown = (html: string) => articleHtml(sanitizeContent(html));

describe("the headings of an article", () => {
  it("each have an id of their own, so that a link can lead to them", () => {
    const { html } = shown("<h2>Éteindre</h2><h3>Éteindre</h3><h2>Un <em>deux</em></h2>");
    expect(html).toBe(
      '<h2 id="partie-eteindre"><a class="heading-link" href="#partie-eteindre">Éteindre</a></h2>' +
        '<h3 id="partie-eteindre-2"><a class="heading-link" href="#partie-eteindre-2">Éteindre</a></h3>' +
        '<h2 id="partie-un-deux"><a class="heading-link" href="#partie-un-deux">Un <em>deux</em></a></h2>',
    );
  });
  it("keep a link that they contain, and stay unchanged when empty", () => {
    expect(shown('<h2><a href="/devis">Devis</a></h2><h2></h2>').html).toBe(
      '<h2 id="partie-devis"><a href="/devis">Devis</a></h2><h2></h2>',
    );
  });
  it("form a table of contents, in a long article only", () => {
    expect(shown("<h2>a</h2><h2>b</h2><h2>c</h2>").headings).toEqual([]);
    expect(shown("<h2>L’un &amp; l’autre</h2><h2>b</h2><h3>x</h3><h2>c</h2><h2>d</h2>").headings).toEqual([
      { id: "partie-l-un-l-autre", title: "L’un & l’autre" },
      { id: "partie-b", title: "b" },
      { id: "partie-c", title: "c" },
      { id: "partie-d", title: "d" },
    ]);
  });
});

it("a table gets a frame that tells the reader to scroll, and pictures load lazily", () => {
  const { html } = shown('<table><tr><td>1</td></tr></table><img src="/media/a/400.webp" alt="Un « b »">');
  expect(html).toBe(
    '<div class="table-frame" tabindex="0" role="group" aria-label="Tableau 1">' +
      '<div class="table-hint" aria-hidden="true">Faites défiler le tableau vers la droite pour tout lire.</div>' +
      "<table><tr><td>1</td></tr></table></div>" +
      '<img loading="lazy" decoding="async" src="/media/a/400.webp" alt="Un « b »" />',
  );
});
