import { FilterSelect } from "#app/ui/inbox/filter-select.tsx";
import { InboxSearch } from "#app/ui/inbox/inbox-search.tsx";
import { backOfficeLabels } from "../../labels/back-office.ts";
import { locationAddresses, type LocationListAddress } from "../../rules/admin-addresses.ts";

interface LocationFiltersProps {
  address: LocationListAddress;
  departments: readonly { code: string; name: string }[];
}

/** Search and département of the back office's list, both in its address (decision 46). */
export function LocationFilters({ address, departments }: LocationFiltersProps) {
  const { search, filters } = address;
  return (
    <>
      <InboxSearch
        action={locationAddresses.path}
        label={backOfficeLabels.search}
        placeholder={backOfficeLabels.searchPlaceholder}
        search={search}
        filters={filters}
      />
      <FilterSelect
        label="Département"
        all={backOfficeLabels.everyDepartment}
        value={filters.departement}
        options={departments.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        addressOf={(departement) =>
          locationAddresses.write({ search, filters: { departement }, page: 1, selectedId: null })
        }
        className="w-full md:w-56"
      />
    </>
  );
}
