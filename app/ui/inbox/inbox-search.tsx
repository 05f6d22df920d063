import { Form } from "react-router";
import { searchParameter } from "#app/lib/inbox/address.ts";
import { SearchField } from "#app/ui/search-field.tsx";

interface InboxSearchProps {
  /** The path of the inbox. */
  action: string;
  label: string;
  placeholder: string;
  search: string;
  /** The filters, which a search keeps. */
  filters: Record<string, string | null>;
}

/** The search of an inbox, in the address. */
export function InboxSearch({ action, label, placeholder, search, filters }: InboxSearchProps) {
  return (
    <Form method="get" action={action} role="search" className="min-w-0 flex-1 basis-55 md:max-w-85">
      <KeptFilters filters={filters} />
      <SearchField
        key={search}
        name={searchParameter}
        label={label}
        placeholder={placeholder}
        defaultValue={search}
      />
    </Form>
  );
}

/** What a form of the list keeps of the address beside its own fields. */
export function KeptFilters({ filters }: Pick<InboxSearchProps, "filters">) {
  return Object.entries(filters).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
