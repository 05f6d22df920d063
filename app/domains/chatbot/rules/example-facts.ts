import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";

/**
 * What is needed to find the examples in an answer. An example is a fact that came with the program and that the owner
 * has not confirmed.
 */
type Shop = Pick<
  BusinessProfile,
  "invented" | "blocks" | "claims" | "prices" | "phone" | "email" | "ownServices"
>;

/** A price in euros, and the name of its row in the price list. */
interface Named {
  name: string;
  price: number;
}

/** Matches opening hours, and sentences that follow from them, such as 'nous sommes fermés' (we are closed). */
const hours = /\d ?h(\d\d)?-\d|\b(sommes (ouverts|fermés)|fermons|ouvrons|rouvrons|c’est fermé)\b/;

/**
 * Returns the line that names the examples in an answer (rule assistant/examples-said), such as 'Prix et téléphone
 * d’exemple, à confirmer par l’atelier.' (example price and telephone number, to be confirmed by the shop). Returns
 * null if the answer has none.
 */
export function exampleLine(answer: string, shop: Shop): string | null {
  const said = plain(answer).replaceAll("\u2060", "");
  const { invented, blocks, claims } = shop;
  const has = (fact: string | null) => fact !== null && said.includes(plain(fact));
  const price = examplePrices(said, shop);
  const kinds = [
    ["prix", price !== "none"],
    ["horaires", invented.hours && hours.test(said)],
    ["téléphone", has(invented.phone)],
    ["e-mail", has(invented.email)],
    [
      "délais",
      (blocks.delays === "example" && [claims.delay, claims.delayFigure, claims.softwareDelay].some(has)) ||
        (invented.replies && [claims.reply, claims.quoteDelay].some(has)),
    ],
    ["garantie", invented.guarantee && /garanti/i.test(said) && has(claims.guaranteeTime)],
    ["expérience", blocks.experience === "example" && [claims.experience, claims.technicians].some(has)],
    [
      "chiffres de récupération",
      blocks.recovery === "example" && [claims.recoveryRate, claims.emergency].some(has),
    ],
    ["support", blocks.unlimitedSupport === "example" && has(claims.support)],
  ] as const;
  const named = kinds.flatMap(([kind, isSaid]) => (isSaid ? [kind] : []));
  if (named.length === 0) return null;
  if (price === "some") return `Certains ${enumerate(named)} sont des exemples, à confirmer par l’atelier.`;
  return `${capitalized(enumerate(named))} d’exemple, à confirmer par l’atelier.`;
}

/** Returns whether all prices in an answer are examples, only some of them, or none. */
function examplePrices(
  said: string,
  { invented, blocks, prices, ownServices }: Shop,
): "all" | "some" | "none" {
  const isUnchecked = (sheet: string) => Object.hasOwn(invented.prices, sheet);
  const lists: readonly (readonly [isExample: boolean, rows: readonly Named[]])[] = [
    [invented.homePlans, prices.home],
    [isUnchecked("remoteSessions"), prices.remote.filter(({ role }) => role !== "support")],
    [isUnchecked("securityPlans"), prices.security],
    [isUnchecked("maintenancePlans"), prices.maintenance],
    [blocks.priceExamples === "example", prices.examples],
    [false, ownServices.flatMap(({ name, from }) => (from === null ? [] : [{ name, price: from }]))],
    [false, prices.travelFees.map(({ price }) => ({ name: "", price }))],
  ];
  const rowsOf = (wanted: boolean) =>
    lists.flatMap(([isExample, rows]) => (isExample === wanted ? rows : []));
  const [examples, own] = [rowsOf(true), rowsOf(false)];
  const isSaid = (others: readonly Named[]) => (row: Named) => isPriceSaid(said, row, others);
  if (!examples.some(isSaid(own))) return "none";
  return own.some(isSaid(examples)) ? "some" : "all";
}

/**
 * Whether an answer gives the price of a row. If another row has the same price, the line with the price must also name
 * this row.
 */
function isPriceSaid(said: string, { name, price }: Named, others: readonly Named[]): boolean {
  const sum = new RegExp(`(?<!\\d|\\d[ ,.])${plain(eurosText(price))}`);
  const isShared = others.some((other) => other.price === price);
  return said
    .split("\n")
    .some((line) => sum.test(line) && (!isShared || line.toLowerCase().includes(plain(name).toLowerCase())));
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
