import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path or fragment of the site, or a complete URL (`tel:`, `mailto:`, `https:`). */
  to: string;
  prefetch?: LinkProps["prefetch"];
  preventScrollReset?: boolean;
  replace?: boolean;
  /** Bypasses the router: for a file, a feed or a page that the browser must load as a whole document. */
  reloadDocument?: boolean;
}

/**
 * Matches links that the browser follows without the router: a complete URL, a fragment or a public page. The router
 * follows links to articles, zones and their lists, because the site's specification wants loading screens there.
 */
const browsersOwn = /^([a-z][a-z0-9+.-]*:|#|\/(?!admin|(?:blog|locations)[/?]))/i;

/** Whether the router follows a link, and not the browser. */
export const isRouters = (to: string) => !browsersOwn.test(to);

/** A link. The browser loads public pages itself (ADR 155). The router loads articles, zones and the back office. */
export function AppLink({
  to,
  prefetch,
  preventScrollReset,
  replace,
  reloadDocument,
  ...rest
}: AppLinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  if (!isRouters(to)) return <a {...rest} href={to} />;
  return <Link {...rest} {...{ to, prefetch, preventScrollReset, replace, reloadDocument }} />;
}
