import sanitize from "sanitize-html";
import { isOwnImagePath } from "../pages/link-address.ts";
import type { SafeHtml } from "./safe-html.ts";

const prose = ["p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "a", "br", "hr", "blockquote"];
const technical = ["code", "pre", "sub", "sup"];
const plates = ["figure", "figcaption", "img", "table", "caption", "thead", "tbody", "tr", "th", "td"];

/**
 * Content written in the back office, imported or generated, without anything but text, links and pictures of the
 * site: the fixed list of decision 48, used when it is stored and again when it is shown. A page has one h1, its own,
 * so those of the content become h2.
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
    // No third-party host is contacted by any page (decision 24): a picture has a path of ours, or goes.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnImagePath(attribs.src ?? ""),
    transformTags: { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em" },
    nestingLimit: 20,
  }) as SafeHtml;
}
