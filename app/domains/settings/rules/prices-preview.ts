import type { SiteProfile } from "#app/domains/business/profile.ts";
import { listServices } from "#app/domains/business/rules/site.ts";

type TypedRow = Readonly<Record<string, string>>;

/**
 * Returns the typed price examples that a page shows: none if they are hidden, and none of a service that is not
 * offered (rule prices/from).
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
