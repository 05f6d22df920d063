import { twoDecimals, wholeNumber } from "./numbers.ts";

const amount = /^\d{1,9}(?:[.,]\d{1,2})?$/;
/** Spaces of every width, as they are typed and pasted between thousands. */
const spaces = /[\s\u00a0\u202f]/g;

/** The amount in euros a person typed ('1 200,50 €'), null when it is none (decision 20: ≥ 0, a comma is accepted). */
export function parseEuros(typed: string): number | null {
  const bare = typed.replace(spaces, "").replace(/(?:€|euros?)$/i, "");
  return amount.test(bare) ? Number(bare.replace(",", ".")) : null;
}

/** An amount as people read it: '150 €', '1 200,50 €'. */
export function eurosText(euros: number): string {
  return `${(Number.isInteger(euros) ? wholeNumber : twoDecimals)(euros)}\u00a0€`;
}
