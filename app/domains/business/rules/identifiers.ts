import { notConcerned, vatExempt } from "../labels/legal.ts";

/**
 * Whether a text is a SIRET (the number of a French business): 14 digits with a Luhn check digit. La Poste's numbers
 * may have a digit sum divisible by five instead.
 */
export function isSiret(typed: string): boolean {
  const digits = typed.replace(/\s/g, "");
  if (!/^\d{14}$/.test(digits) || /^0+$/.test(digits)) return false;
  if (digits.startsWith("356000000") && sum([...digits].map(Number)) % 5 === 0) return true;
  return hasLuhnKey(digits);
}

/**
 * Whether a text is a French VAT number: FR, two check digits, and the SIREN (company number) that they are computed
 * from.
 */
export function isFrenchVat(typed: string): boolean {
  const found = /^FR(\d{2})(\d{9})$/.exec(compact(typed));
  if (!found) return false;
  const [, key = "", siren = ""] = found;
  return hasLuhnKey(siren) && Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** Returns a VAT number without spaces. Every usual way to write 'no VAT' becomes one text (rule settings/checks). */
export function vatText(typed: string): string {
  const words = typed.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
  const isExempt = /\b293 ?-? ?b\b|\bfranchise\b|^(?:la )?tva non applicable\b/.test(words);
  if (isExempt) return vatExempt;
  return /^(?:sans objet|neant|aucune?|non (?:applicable|concernee?|assujettie?)(?: a la tva)?)\.?$/.test(
    words,
  )
    ? notConcerned
    : compact(typed);
}

/**
 * Whether a text names a business register and a valid SIREN (company number): 'RCS Le Mans 123 456 782' (commercial
 * register), 'RNE 123 456 782' (national register).
 */
export function isRegistration(typed: string): boolean {
  const [register = "", ...words] = typed.trim().split(/\s+/);
  const numbered = words.findIndex((word) => /^\d+$/.test(word));
  const isNamed = register.toUpperCase() === "RCS" ? numbered > 0 : numbered === 0;
  const siren = words.slice(numbered).join("");
  return isNamed && /^(?:RCS|RNE)$/i.test(register) && /^\d{9}$/.test(siren) && hasLuhnKey(siren);
}

/** Returns a SIRET in the usual groups of digits: '123 456 782 00017'. */
export function siretText(typed: string): string {
  const digits = typed.replace(/\s/g, "");
  return /^\d{14}$/.test(digits)
    ? digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, "$1 $2 $3 $4")
    : typed.trim();
}

/** Returns a text in capitals, without spaces. */
export function compact(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

function hasLuhnKey(digits: string): boolean {
  if (digits.length < 9 || /^0+$/.test(digits)) return false;
  const doubled = [...digits].toReversed().map((digit, index) => Number(digit) * (1 + (index % 2)));
  return sum(doubled.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

/** Whether a text is 'sans objet' (not applicable), with or without a full stop. */
export function saysNotConcerned(typed: string): boolean {
  return /^sans objet\.?$/i.test(typed);
}
