declare const sanitized: unique symbol;

/** HTML from sanitizeContent, the only kind a page may show unescaped. */
export type SafeHtml = string & { readonly [sanitized]: true };
