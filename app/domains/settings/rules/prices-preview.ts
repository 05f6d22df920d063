import type { SiteProfile } from "#app/domains/business/profile.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import { missingPlan } from "#app/domains/pricing/rules/diagnosis.ts";
import { listServices } from "#app/domains/business/rules/site.ts";

type TypedRow = Readonly<Record<string, string>>;

/**
 * Returns the typed price examples (lowest prices of frequent repairs) that a page will show (rule prices/from). It
 * returns none if the owner hides them, and leaves out those of services that the shop does not offer.
 */
export function shownExamples<Row extends TypedRow>(
  rows: readonly Row[],
  state: string,
  profile: Pick<SiteProfile, "site">,
): Row[] {
  if (state === "hidden") return [];
  const offered = new Set<string>(listServices(profile).map(({ path }) => path));
  return rows.filter(({ page = "", alsoOn = "" }) => offered.has(page) || offered.has(alsoOn));
}

/** Returns a row of the form as a plan, with the fields by which the preview finds the plan for a visit or a diagnosis. */
export function typedPlan(row: TypedRow) {
  const { name = "", price = "", duration = "", description = "", features = "" } = row;
  const role = (["intervention", "diagnosis"] as const).find((one) => one === row.role) ?? null;
  return {
    ...{ role, name, duration, description },
    price: parseEuros(price) ?? 0,
    features: features.split("\n"),
  } as const;
}

/**
 * Returns the rule for the diagnosis that the preview shows: the typed one, or the stored one while the typed one could
 * not be saved. Null if neither has the plan that it needs.
 */
export function shownRule(typed: string, stored: string, plans: readonly TypedRow[]): string | null {
  const home = plans.map(typedPlan);
  return [typed, stored].find((rule) => missingPlan(rule, home) === null) ?? null;
}
