import type { SiteProfile } from "#app/domains/business/profile.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import { listServices } from "#app/domains/business/rules/site.ts";

type TypedRow = Readonly<Record<string, string>>;

/**
 * Returns the price examples entered by the owner that a page shows. Leaves out all if they are hidden, and those of a
 * service that is not offered (rule prices/from).
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

/** Returns the facts of a plan that is being typed, from which the preview finds the plan for a visit. */
export function typedPlan(row: TypedRow) {
  const { name = "", price = "", duration = "", description = "", features = "" } = row;
  const role = row.role === "intervention" ? ("intervention" as const) : null;
  return {
    ...{ role, name, duration, description },
    price: parseEuros(price) ?? 0,
    features: features.split("\n"),
  } as const;
}
