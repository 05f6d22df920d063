const productCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?atelier/;

/**
 * Says whether a Cookie header carries one of ours: `atelier…`, with or without a browser-enforced prefix. Such a
 * request acts for a person: it may not come from another site, and its answer is nobody else's.
 */
export function hasProductCookie(cookies: string | null): boolean {
  return cookies !== null && productCookie.test(cookies);
}
