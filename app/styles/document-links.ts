import type { LinkDescriptor } from "react-router";
import bricolage from "./fonts/bricolage.woff2?url";
import figtree from "./fonts/figtree.woff2?url";

/** The links of every document: the two font families, before the style sheet that names them, and the site's icons. */
export const documentLinks: LinkDescriptor[] = [
  ...[bricolage, figtree].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];
