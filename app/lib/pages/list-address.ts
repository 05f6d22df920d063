import { pageNumber } from "#app/lib/pages/paging.ts";

/** The values of each filter, by its parameter. */
export type Choices = Record<string, readonly string[]>;

/** The parts of an inbox's address: search, filters, page and selected record (rule inboxes/list). */
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
  /** The parameter of the selected record. */
  selection: string;
  /** The values of each filter, by its parameter. */
  filters: Filters;
}

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of a record's identifier. */
export function isRecordId(text: string): boolean {
  return identifier.test(text);
}

/** The parameter of the search, in every list. */
export const searchParameter = "recherche";

/** Returns functions that read and write the addresses of one inbox. Unknown values count as absent. */
export function inboxAddresses<const Filters extends Choices>(form: AddressForm<Filters>) {
  const names = Object.keys(form.filters) as (keyof Filters & string)[];
  const chosen = (pick: (name: keyof Filters & string) => string | null) =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as InboxAddress<Filters>["filters"];

  /** The whole list, newest first. */
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

  /** Returns the address of the export under the filters and the search (rule inboxes/export). */
  function exported({ search, filters }: InboxAddress<Filters>): string {
    return write({ ...everything, search, filters }, `${form.path}/export`);
  }

  return { ...form, everything, read, write, exported };
}

export type InboxAddresses<Filters extends Choices> = ReturnType<typeof inboxAddresses<Filters>>;
