import { pageNumber } from "#app/lib/pages/paging.ts";

/** The values of each filter, by its parameter. */
export type Choices = Record<string, readonly string[]>;

/** What the address of an inbox says: what is searched, the filters, the page, the record on screen. */
export interface InboxAddress<Filters extends Choices = Choices> {
  search: string;
  /** One value of each filter's list, or null. */
  filters: { [Name in keyof Filters]: Filters[Name][number] | null };
  page: number;
  selectedId: string | null;
}

interface AddressForm<Filters extends Choices> {
  /** '/admin/messages'. */
  path: string;
  /** The parameter that names the record on screen. */
  selection: string;
  /** The values of each filter, by its parameter. */
  filters: Filters;
}

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is the identifier a record may have. */
export function isRecordId(text: string): boolean {
  return identifier.test(text);
}

/** The parameter of what is searched, in every list. */
export const searchParameter = "recherche";

/** Reads and writes the addresses of one inbox. What is unknown counts as absent; what is absent is not written. */
export function inboxAddresses<const Filters extends Choices>(form: AddressForm<Filters>) {
  const names = Object.keys(form.filters) as (keyof Filters & string)[];
  const chosen = (pick: (name: keyof Filters & string) => string | null) =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as InboxAddress<Filters>["filters"];

  /** Everything, newest first. */
  const everything: InboxAddress<Filters> = {
    search: "",
    filters: chosen(() => null),
    page: 1,
    selectedId: null,
  };

  function read(parameters: URLSearchParams): InboxAddress<Filters> {
    const selected = parameters.get(form.selection);
    return {
      search: parameters.get(searchParameter)?.trim() ?? "",
      filters: chosen((name) => form.filters[name]?.find((value) => value === parameters.get(name)) ?? null),
      page: pageNumber(parameters.get("page")),
      selectedId: selected && isRecordId(selected) ? selected : null,
    };
  }

  function write({ search, filters, page, selectedId }: InboxAddress<Filters>, path = form.path): string {
    const parameters = new URLSearchParams();
    if (search) parameters.set(searchParameter, search);
    for (const name of names) {
      const value = filters[name];
      if (value) parameters.set(name, value);
    }
    if (page > 1) parameters.set("page", String(page));
    if (selectedId) parameters.set(form.selection, selectedId);
    const query = parameters.toString();
    return query ? `${path}?${query}` : path;
  }

  /** The spreadsheet of everything under the filters and the search (decision 46). */
  function exported({ search, filters }: InboxAddress<Filters>): string {
    return write({ ...everything, search, filters }, `${form.path}/export`);
  }

  return { ...form, everything, read, write, exported };
}

export type InboxAddresses<Filters extends Choices> = ReturnType<typeof inboxAddresses<Filters>>;
