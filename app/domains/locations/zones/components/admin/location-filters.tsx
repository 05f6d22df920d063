import { FilterForm, FilterSelect } from "#app/ui/filter-form.tsx";
import { foldedOnPhones, ToolsButton } from "#app/ui/list-tools.tsx";
import { backOfficeLabels } from "../../labels/back-office.ts";
import { locationAddresses, type LocationListAddress } from "../../rules/admin-addresses.ts";

interface LocationFiltersProps {
  address: LocationListAddress;
  departments: readonly { code: string; name: string }[];
}

/**
 * The search and the département (administrative area) of the back office's list, hidden behind a button on a phone.
 * The URL contains both.
 */
export function LocationFilters({ address, departments }: LocationFiltersProps) {
  const { search, filters } = address;
  return (
    <>
      <ToolsButton active={[search, filters.departement].filter(Boolean).length} />
      <FilterForm
        className={foldedOnPhones}
        action={locationAddresses.path}
        label={backOfficeLabels.search}
        placeholder={backOfficeLabels.searchPlaceholder}
        search={search}
        filters={filters}
        carried={[]}
        addressOf={(parameters) => locationAddresses.write(locationAddresses.read(parameters))}
      />
      <FilterSelect
        name="departement"
        label="Département"
        all={backOfficeLabels.everyDepartment}
        value={filters.departement}
        options={departments.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        className={`w-full md:w-56 ${foldedOnPhones}`}
      />
    </>
  );
}
