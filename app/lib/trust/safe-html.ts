declare const sanitized: unique symbol;

/** HTML that went through sanitizeContent: the only kind a page may show as it is. */
export type SafeHtml = string & { readonly [sanitized]: true };
