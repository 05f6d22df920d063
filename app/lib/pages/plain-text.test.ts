import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("tags are removed, words stay apart, and numeric and six named entities are decoded", () => {
  expect(plainText("<p>PC &amp; Mac</p><ul><li>r&eacute;seau</li><li>d&#39;abord&nbsp;!</li></ul>")).toBe(
    "PC & Mac r&eacute;seau d'abord\u00a0!",
  );
  expect(plainText("<p>l’<strong>ordinateur</strong>\n lent</p>")).toBe("l’ordinateur lent");
});

test("a heading ends like a sentence, with one punctuation mark", () => {
  expect(plainText("<h2>À Mayet</h2><p>Bonjour.</p><h3>En panne ?</h3><p>Appelez.</p>")).toBe(
    "À Mayet. Bonjour. En panne ? Appelez.",
  );
});

test("scripts, styles and comments are removed", () => {
  expect(plainText("a<script>alert(1)</script><style>p{}</style><!-- <p>b</p> -->c")).toBe("a c");
});

test("any fragment of HTML is read in one pass", () => {
  const started = performance.now();
  for (const piece of [
    "<",
    "<script>",
    "<style ",
    "<!--",
    "<p",
    "<h2>",
    "</h2 ",
    "a </h2 ",
    "&",
    "&#",
    "<p>",
    " ",
    "&lt",
  ])
    plainText(piece.repeat(400_000 / piece.length));
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("an invalid character is left out", () => {
  expect(plainText("a&#1114112;b&#0;c")).toBe("a b c");
});

test("an entity named like a property of every object stays as typed", () => {
  expect(plainText("<p>a &constructor; b &toString; c</p>")).toBe("a &constructor; b &toString; c");
});
