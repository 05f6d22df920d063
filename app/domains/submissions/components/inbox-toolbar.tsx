import type { Choices, InboxAddress, InboxAddresses } from "#app/lib/pages/list-address.ts";
import { SegmentedLinks } from "#app/ui/segmented-links.tsx";
import { foldedOnPhones, ToolsButton } from "#app/ui/list-tools.tsx";
import { FilterForm, useAskedAddress } from "#app/ui/filter-form.tsx";

export interface InboxToolbarProps<Filters extends Choices> {
  addresses: InboxAddresses<Filters>;
  address: InboxAddress<Filters>;
  /** The views of the inbox: filters that have a link of their own with a count. Each link keeps the other filters. */
  views: readonly { filters: Partial<InboxAddress<Filters>["filters"]>; label: string; count: number }[];
  label: string;
  placeholder: string;
}

/** The bar above an inbox, with the links to its views, and its search. */
export function InboxToolbar<Filters extends Choices>(props: InboxToolbarProps<Filters>) {
  const { addresses, address, views, label, placeholder } = props;
  const asked = useAskedAddress(addresses, address);
  return (
    <>
      <SegmentedLinks
        label="Filtrer"
        className="min-w-0 max-md:flex-1 max-md:overflow-x-auto"
        items={views.map((view) => ({
          to: addresses.write({
            ...asked,
            page: 1,
            selectedId: null,
            filters: { ...asked.filters, ...view.filters },
          }),
          label: view.label,
          count: view.count,
          current: Object.entries(view.filters).every(([name, value]) => address.filters[name] === value),
        }))}
      />
      <ToolsButton active={Object.values(address.filters).filter(Boolean).length} />
      <FilterForm
        className={foldedOnPhones}
        action={addresses.path}
        label={label}
        placeholder={placeholder}
        search={address.search}
        filters={asked.filters}
        carried={["filtre"]}
        addressOf={(parameters) => addresses.write(addresses.read(parameters))}
      />
    </>
  );
}
