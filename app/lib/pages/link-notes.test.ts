import { expect, it } from "vitest";
import { sanitizeContent } from "../trust/sanitize-html.server.ts";
import { withLinkNotes } from "./link-notes.ts";

const origin = "https://atelier.example";

// rule pages/print
it("on paper a link has a number, and its address with the site's host is in a list at the end", () => {
  const html = sanitizeContent(
    '<p>Un <a href="/services/recuperation-donnees?a=1&amp;b=2">disque <em>qui claque</em></a>, ' +
      '<a href="https://www.cybermalveillance.gouv.fr/">l’État</a>, <a href="/devis">un devis</a> ' +
      'et <a href="/devis">encore un</a>, plus <a href="#partie-une">loin</a>.</p>',
  );
  const printed = withLinkNotes(html, origin, "/blog/disque");
  expect(printed.match(/data-note="\d"/g)).toEqual([1, 2, 3, 3].map((note) => `data-note="${note}"`));
  expect(printed).toContain(
    "<ol><li>atelier.example/services/recuperation-donnees?a=1&amp;b=2</li>" +
      "<li>www.cybermalveillance.gouv.fr/</li><li>atelier.example/devis</li></ol>",
  );
  expect(printed).toContain("<p>Cette page, à jour&nbsp;: atelier.example/blog/disque</p></div>");
  expect(printed).toContain('<a href="#partie-une">loin</a>');
});

it("a text without links, or whose link shows its own address, stays as it is", () => {
  for (const text of ["<p>Rien.</p>", '<p>Voir <a href="https://a.example/b">a.example/b</a>.</p>']) {
    const html = sanitizeContent(text);
    expect(withLinkNotes(html, origin)).toBe(html);
  }
});
