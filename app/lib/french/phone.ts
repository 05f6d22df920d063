const allowed = /^[\d+ ]{10,15}$/;

/**
 * Whether a telephone number is acceptable (P§5, decision 14): 10 to 15 characters of digits, plus sign or space,
 * as typed or once spaces, dots, dashes and parentheses are removed.
 */
export function isPhone(typed: string): boolean {
  return allowed.test(typed.trim()) || allowed.test(stripPunctuation(typed));
}

/**
 * The number in one form whatever the way it was typed, to tell two submissions of one person:
 * digits with the country code (+33243123456). French numbers without one get +33.
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
