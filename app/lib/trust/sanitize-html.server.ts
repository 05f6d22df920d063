import sanitize from "sanitize-html";
import { isOwnImagePath } from "../pages/link-address.ts";
import type { SafeHtml } from "./safe-html.ts";

const prose = ["p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "a", "br", "hr", "blockquote"];
const technical = ["code", "pre", "sub", "sup"];
const plates = ["figure", "figcaption", "img", "table", "caption", "thead", "tbody", "tr", "th", "td"];

/**
 * Sanitises HTML written in the back office, imported or generated. The callers do this when they store the HTML and
 * again when they show it (rule blog/sanitised). Removes everything but a fixed list of text elements, links, and
 * pictures of the site. A page has its own h1, so an h1 in the content becomes an h2.
 */
export function sanitizeContent(html: string): SafeHtml {
  return sanitize(html, {
    allowedTags: [...prose, ...technical, ...plates],
    allowedAttributes: {
      a: ["href"],
      img: ["src", "alt", "width", "height"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    // A page contacts no other host (rule pages/own-files), so a picture needs a path of this site.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnImagePath(attribs.src ?? ""),
    transformTags: { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em" },
    nestingLimit: 20,
  }) as SafeHtml;
}
