import { expect, test } from "vitest";
import { sanitizeContent } from "./sanitize-html.server.ts";

test("headings, paragraphs, lists, emphasis, links and tables pass unchanged", () => {
  const html =
    '<h2>À Mayet</h2><p>Un <strong>technicien</strong> <em>vient</em>.<br /></p><ul><li><a href="/devis">Devis</a></li></ul>' +
    '<table><tr><th scope="row">Écran</th><td>2 h</td></tr></table>';
  expect(sanitizeContent(html)).toBe(html);
});

// rule blog/sanitised
test("scripts, frames and styles are removed", () => {
  for (const hostile of [
    "<script>alert(1)</script>",
    '<style>p{color:red}</style><iframe src="https://a.example"></iframe>',
    "<svg><script>alert(1)</script></svg><form><input><button>x</button></form>",
    '<object data="x"></object><meta http-equiv="refresh"><base href="//a.example">',
  ])
    expect(sanitizeContent(hostile).replace("x", "")).toBe("");
  expect(sanitizeContent('<p onclick="x()" style="color:red" class="on-ink" id="contenu">a</p>')).toBe(
    "<p>a</p>",
  );
  expect(sanitizeContent('<a href="javascript:alert(1)" target="_blank">a</a>')).toBe("<a>a</a>");
  expect(sanitizeContent('<a href="//a.example">a</a><a href="java\tscript:x">b</a>')).toBe(
    "<a>a</a><a>b</a>",
  );
});

// rule pages/own-files
test("a picture of another site is removed, a picture of this site stays", () => {
  expect(sanitizeContent('<p><img src="https://a.example/x.png" alt="x" />a</p>')).toBe("<p>a</p>");
  expect(sanitizeContent('<img src="//a.example/x.png"/><img src="data:image/png;base64,AA"/>')).toBe("");
  expect(sanitizeContent('<img src="/media/x.webp" alt="x" onerror="y()" />')).toBe(
    '<img src="/media/x.webp" alt="x" />',
  );
});

test("a main heading in the content becomes a second-level one", () => {
  expect(sanitizeContent("<h1>Titre</h1><h6>Note</h6>")).toBe("<h2>Titre</h2><h4>Note</h4>");
});

test("sanitising a text twice changes nothing more", () => {
  const once = sanitizeContent("<p>a < b & c > d</p><b>e<p>f</b>");
  expect(sanitizeContent(once)).toBe(once);
});
