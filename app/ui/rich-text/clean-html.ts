const onlyParagraph =
  /<(li|td|th)([^>]*)><p>((?:(?!<\/?p>|<(?:ul|ol|table|pre|figure|h\d)\b)[\s\S])*)<\/p>(<\/\1>|<[uo]l>)/g;

/** Tidies the editor's HTML: unwraps the only paragraph of a list item or cell, drops empty paragraphs at the end. */
export function cleanHtml(html: string): string {
  return html
    .replace(/ target="null"| rel="null"| class="null"/g, "")
    .replace(onlyParagraph, "<$1$2>$3$4")
    .replace(/(?:<p><\/p>\s*)+$/, "");
}

const counted =
  "a[href], img, h2, h3, h4, li, tr, th, td, pre, code, blockquote, figure, figcaption, sub, sup, hr, strong, em";

/** Whether two HTML fragments have the same text and the same number of each element that `counted` lists. */
export function saysTheSame(one: string, other: string): boolean {
  return summary(one) === summary(other);
}

function summary(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const counts = new Map<string, number>();
  for (const { localName } of body.querySelectorAll(counted))
    counts.set(localName, (counts.get(localName) ?? 0) + 1);
  const elements = [...counts].map(([name, count]) => `${name}${count}`).toSorted();
  return `${elements.join(" ")} ${body.textContent.replace(/\s+/g, "")}`;
}
