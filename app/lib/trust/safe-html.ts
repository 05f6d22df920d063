declare const sanitized: unique symbol;

/** HTML from sanitizeContent. A page may show no other HTML unescaped. */
export type SafeHtml = string & { readonly [sanitized]: true };
