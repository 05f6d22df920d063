import { twoDecimals, wholeNumber } from "./numbers.ts";

const amount = /^\d{1,9}(?:[.,]\d{1,2})?$/;
/** Spaces of every width, as people type and paste them between thousands. */
const spaces = /[\s\u00a0\u202f]/g;

/**
 * Returns a typed amount ('1 200,50 €') in euros, zero or more (rule language/money). Returns null for any other text.
 */
export function parseEuros(typed: string): number | null {
  const bare = typed.replace(spaces, "").replace(/(?:€|euros?)$/i, "");
  return amount.test(bare) ? Number(bare.replace(",", ".")) : null;
}

/** Returns an amount in French: '150 €', '1 200,50 €'. */
export function eurosText(euros: number): string {
  return `${(Number.isInteger(euros) ? wholeNumber : twoDecimals)(euros)}\u00a0€`;
}
