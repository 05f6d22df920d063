const productCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?atelier/;

/**
 * Whether a Cookie header carries one of our cookies: `atelier…`, with or without a browser-enforced prefix. Such a
 * request acts for a person: it must not come from another site, and its response must not be shared.
 */
export function hasProductCookie(cookies: string | null): boolean {
  return cookies !== null && productCookie.test(cookies);
}
