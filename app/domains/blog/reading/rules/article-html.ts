import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { plainText } from "#app/lib/pages/plain-text.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";
import { uniqueSlug } from "../../rules/text.ts";

export interface ArticleHeading {
  /** The `id` attribute of the heading. */
  id: string;
  title: string;
}

/** The minimum number of h2 headings for a table of contents. */
const leastHeadings = 4;
const tableHint =
  '<div class="table-hint" aria-hidden="true">Faites défiler le tableau vers la droite pour tout lire.</div>';
const heading = /<(h[23])>([\s\S]*?)<\/\1>/g;

/**
 * Returns sanitised content as an article's page shows it: headings with ids, tables in a scrolling frame, pictures
 * that load lazily. `headings` are the h2 headings for the table of contents; a short article has none.
 */
export function articleHtml(content: SafeHtml): { html: SafeHtml; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const taken = new Set<string>();
  const withAnchors = frenchSpaces(content).replace(heading, (all, level: string, inner: string) => {
    const title = plainText(inner);
    if (!title) return all;
    // The prefix prevents a clash with other ids on the page.
    const id = `partie-${uniqueSlug(title, { has: (slug) => taken.has(slug) }, "titre")}`;
    taken.add(id.slice("partie-".length));
    if (level === "h2") headings.push({ id, title });
    const text = inner.includes("<a ") ? inner : `<a class="heading-link" href="#${id}">${inner}</a>`;
    return `<${level} id="${id}">${text}</${level}>`;
  });
  return {
    html: withFrames(withAnchors) as SafeHtml,
    headings: headings.length >= leastHeadings ? headings : [],
  };
}

function withFrames(html: string): string {
  let tables = 0;
  return html
    .replace(/<table>/g, () => {
      tables += 1;
      // The frame can receive the focus, so that arrow keys can scroll it. prose.css shows the hint only if a part of
      // the table is hidden.
      return `<div class="table-frame" tabindex="0" role="group" aria-label="Tableau ${tables}">${tableHint}<table>`;
    })
    .replace(/<\/table>/g, "</table></div>")
    .replace(/<img /g, '<img loading="lazy" decoding="async" ');
}
