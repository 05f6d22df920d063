const allowed = /^[\d+ ]{10,15}$/;

/**
 * Whether a typed telephone number is valid (rule forms/phone). It has 10 to 15 digits, plus signs or spaces, either as
 * typed or once its spaces, dots, dashes and parentheses are removed.
 */
export function isPhone(typed: string): boolean {
  return allowed.test(typed.trim()) || allowed.test(stripPunctuation(typed));
}

/**
 * Returns a typed telephone number as digits with the country code (+33243123456), to recognise the same person. A
 * French number without country code gets +33.
 */
export function normalizePhone(typed: string): string {
  const digits = stripPunctuation(typed);
  if (digits.startsWith("+330")) return `+33${digits.slice(4)}`;
  if (digits.startsWith("+")) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return digits.startsWith("0") ? `+33${digits.slice(1)}` : digits;
}

function stripPunctuation(typed: string): string {
  return typed.replace(/[\s.\-()\u2010-\u2015]/g, "");
}
