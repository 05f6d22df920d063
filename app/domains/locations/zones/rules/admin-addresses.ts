import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";
import { departmentCodes } from "../../content/department-list.ts";

/** The URLs of the back office's list, with search, département and page. */
export const locationAddresses = inboxAddresses({
  path: "/admin/locations",
  selection: "location",
  filters: { departement: departmentCodes },
});

export type LocationListAddress = InboxAddress<(typeof locationAddresses)["filters"]>;

/** A filter of the back office's list. */
export interface LocationFilter {
  search: string;
  department: string | null;
}

/** Returns the filter that a URL contains. */
export function filterOf({
  search,
  filters,
}: Pick<LocationListAddress, "search" | "filters">): LocationFilter {
  return { search, department: filters.departement };
}
