const productCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?atelier/;

/**
 * Whether a Cookie header has one of the site's cookies: `atelier…`, with or without the prefix `__Host-` or
 * `__Secure-`. Such a request acts for a person, so it must not come from another site, and its response must not be
 * shared.
 */
export function hasProductCookie(cookies: string | null): boolean {
  return cookies !== null && productCookie.test(cookies);
}
