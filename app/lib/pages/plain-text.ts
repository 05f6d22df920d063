const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/**
 * The text of an HTML fragment on one line, for excerpts and descriptions. A heading ends like a sentence. Says nothing
 * about safety: what is shown as HTML goes through sanitizeContent.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, " ")
    .replace(/([^\s.!?:;…>])\s*<\/h[1-6]\s*>/gi, "$1. ")
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|li|br|blockquote|table|tr|td|th|figure)\b[^>]*>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, decode)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}
