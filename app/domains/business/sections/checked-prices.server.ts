import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import type { PriceList } from "#app/domains/pricing/content.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import { planOf, type PlanRow } from "./plans.server.ts";
import { maintenancePlans, remoteSessions, securityPlans } from "./specified-plans.server.ts";

/**
 * The price lists of single services. Each has its name, the path of the service's page and the plans that came with
 * the program.
 */
export const sheets = {
  remoteSessions: {
    label: "Séances à distance",
    path: "/services/depannage-distance",
    specified: remoteSessions,
  },
  securityPlans: {
    label: "Formules de sécurité",
    path: "/services/securite-informatique",
    specified: securityPlans,
  },
  maintenancePlans: {
    label: "Formules de maintenance",
    path: "/services/maintenance-preventive",
    specified: maintenancePlans,
  },
} as const satisfies Record<string, { label: string; path: ServicePath; specified: unknown }>;

export type SheetName = keyof typeof sheets;

/**
 * Whether the owner has verified the plans, and the price examples. Each is the state of a block of claims (statements
 * that only the owner can confirm).
 */
type States = Record<"plansState" | "priceExamplesState", string>;

/**
 * Returns the prices for the price range in the structured data (rule prices/range): those of the home page's plans, of
 * the lists and examples that the owner has changed or verified, and of the services that the owner added. Travel fees
 * are not prices of work.
 */
export function listConfirmedPrices(
  { home, remote, security, maintenance, examples }: PriceList,
  { plansState, priceExamplesState }: States,
  isStored: (name: string) => boolean,
  own: readonly { from: number | null }[],
): number[] {
  const isChecked = (name: SheetName) => plansState === "confirmed" || isStored(name);
  return [
    ...home,
    ...(isChecked("remoteSessions") ? remote : []),
    ...(isChecked("securityPlans") ? security : []),
    ...(isChecked("maintenancePlans") ? maintenance : []),
    ...(priceExamplesState === "confirmed" ? examples : []),
    ...own.map(({ from }) => ({ price: from })),
  ].flatMap(({ price: euros }) => euros ?? []);
}

/**
 * Returns a text for each price list that the owner has neither changed nor verified, by the name of its setting (rule
 * settings/go-live). The text names the list and its prices. `isStored`: whether the owner has stored that setting.
 */
export function listUncheckedSheets(
  values: Pick<States, "plansState"> & Record<SheetName, readonly PlanRow[]>,
  isStored: (name: string) => boolean,
  withdrawn: readonly ServicePath[],
): Record<string, string> {
  if (values.plansState === "confirmed") return {};
  const texts = (Object.keys(sheets) as SheetName[])
    .filter((name) => !isStored(name) && !withdrawn.includes(sheets[name].path))
    .map((name) => {
      const sums = values[name].map((row) => {
        const { price: euros, mark } = planOf(row, "", sheets[name].specified);
        return mark ? `${eurosText(euros)} («\u00a0${mark}\u00a0»)` : eurosText(euros);
      });
      return [name, `${sheets[name].label}\u00a0: ${enumerate(sums)}`];
    });
  return Object.fromEntries(texts);
}
