import { Form } from "react-router";
import { searchParameter } from "#app/lib/pages/list-address.ts";
import { SearchField } from "#app/ui/search-field.tsx";
import { chatbotAddresses } from "../rules/address.ts";

interface ListSearchProps {
  label: string;
  search: string;
  /** The name that the tab with the list has in the URL. */
  tab?: string;
  /** The chosen part of the list, which a search does not change. */
  view?: string | null;
}

/** The search field of one of the screen's two lists. The URL contains the searched text. */
export function ListSearch({ label, search, tab, view }: ListSearchProps) {
  return (
    <Form method="get" action={chatbotAddresses.path} role="search">
      {tab && <input type="hidden" name="onglet" value={tab} />}
      {view && <input type="hidden" name="voir" value={view} />}
      <SearchField
        key={search}
        name={searchParameter}
        label={label}
        placeholder={label}
        defaultValue={search}
      />
    </Form>
  );
}
