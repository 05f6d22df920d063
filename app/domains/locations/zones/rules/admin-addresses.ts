import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";
import { departmentCodes } from "../../content/department-list.ts";

/** The addresses of the back office's list: what is searched, the département, the page. */
export const locationAddresses = inboxAddresses({
  path: "/admin/locations",
  selection: "location",
  filters: { departement: departmentCodes },
});

export type LocationListAddress = InboxAddress<(typeof locationAddresses)["filters"]>;

/** Which zones of the back office's list are meant. */
export interface LocationFilter {
  search: string;
  department: string | null;
}

/** The filter an address stands for. */
export function filterOf({
  search,
  filters,
}: Pick<LocationListAddress, "search" | "filters">): LocationFilter {
  return { search, department: filters.departement };
}
