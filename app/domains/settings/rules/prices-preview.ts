import type { SiteProfile } from "#app/domains/business/profile.ts";
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
