import { Form } from "react-router";
import { searchParameter } from "#app/lib/pages/list-address.ts";
import { SearchField } from "#app/ui/search-field.tsx";
import { chatbotAddresses } from "../rules/address.ts";

interface ListSearchProps {
  label: string;
  search: string;
  /** The tab with the list, as the URL names it. */
  tab?: string;
  /** Which part of the list is shown (all, unread or withheld). A search stays within this part. */
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
