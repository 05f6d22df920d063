import { parseEuros } from "#app/lib/french/euros.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isMacServed } from "#app/domains/business/rules/site.ts";
import { machines, type Machine } from "./content.ts";

/**
 * The page calls one of the two choices cheaper if its cost per year is at most 85 % of the other's. Otherwise it says
 * that the two are close.
 */
const clearShare = 0.85;
const largestPrice = 20_000;
const oldestAge = 30;
const leastYears = 1;

/** The figures to compare: prices in euros, ages in years. */
export interface Compared {
  machine: Machine;
  age: number;
  repair: number;
  replacement: number;
}

/** The yearly costs of both choices, and the number of years over which each is computed. */
export interface Comparison {
  repairYears: number;
  repairPerYear: number;
  replacementYears: number;
  replacementPerYear: number;
  /** The price of setting up the new machine, in euros; null if the shop publishes no price. */
  setUp: number | null;
  verdict: "repair" | "close" | "replace";
}

/** The errors of typed values, by field. */
export type ComparedErrors = Partial<Record<keyof Compared, string>>;

/** Returns the machines that the shop works on, with their names. It may not work on Macs (rule settings/devices). */
export function servedMachines(shop: Pick<SiteProfile, "site">): [Machine, string][] {
  return (Object.keys(machines) as Machine[])
    .filter((machine) => machine !== "mac" || isMacServed(shop))
    .map((machine) => [machine, machines[machine].name]);
}

/**
 * Reads the parameters of the page's URL (rule pages/replacement). Returns the values or the errors; null before the
 * visitor has sent the form.
 */
export function readCompared(
  query: URLSearchParams,
  shop: Pick<SiteProfile, "site">,
): { values: Compared } | { errors: ComparedErrors } | null {
  if (!query.has("reparation") && !query.has("neuf")) return null;
  const machine = query.get("appareil") ?? "";
  const age = Number((query.get("age") ?? "").trim().replace(",", ".") || Number.NaN);
  const repair = priceIn(query.get("reparation"));
  const replacement = priceIn(query.get("neuf"));
  if (!servedMachines(shop).some(([served]) => served === machine))
    return { errors: { machine: "Choisissez un appareil de la liste" } };
  const errors: ComparedErrors = {
    ...(!(age >= 0 && age <= oldestAge) && { age: `Un âge de 0 à ${oldestAge} ans` }),
    ...(repair === null && { repair: "Indiquez un montant en euros, par exemple 120" }),
    ...(replacement === null && { replacement: "Indiquez un montant en euros, par exemple 700" }),
  };
  if (repair === null || replacement === null || Object.keys(errors).length > 0) return { errors };
  return { values: { machine: machine as Machine, age, repair, replacement } };
}

function priceIn(typed: string | null): number | null {
  if (typed === null || typed.length > 20) return null;
  const price = parseEuros(typed);
  return price !== null && price > 0 && price <= largestPrice ? price : null;
}

/**
 * Compares the costs per year (rule pages/replacement). The price of the repair is divided by the years that the
 * machine still lasts. The price of the new machine, with its set-up, is divided by the years of its whole life.
 * `setUp` is the price of the set-up in euros; null if unknown.
 */
export function compare({ machine, age, repair, replacement }: Compared, setUp: number | null): Comparison {
  const { years, afterRepair } = machines[machine];
  // A repaired machine lasts some years more, even if it is older than its usual life.
  const repairYears = Math.max(leastYears, years - age, afterRepair);
  const repairPerYear = repair / repairYears;
  const replacementPerYear = (replacement + (setUp ?? 0)) / years;
  const verdict =
    repairPerYear <= clearShare * replacementPerYear
      ? "repair"
      : replacementPerYear <= clearShare * repairPerYear
        ? "replace"
        : "close";
  return { repairYears, repairPerYear, replacementYears: years, replacementPerYear, setUp, verdict };
}
