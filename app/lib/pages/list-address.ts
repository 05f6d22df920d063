/** A part of a list's URL, such as a filter: how to read and write it. Empty and default values are not written. */
interface Part<Value> {
  read: (parameters: URLSearchParams) => Value;
  write: (parameters: URLSearchParams, value: Value) => void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any value has a part
type Parts = Record<string, Part<any>>;

/** The values in a list's URL. */
export type AddressOf<List extends { everything: object }> = List["everything"];

/**
 * Returns a part of the URL that is one query parameter. `first` is its default value, which is not written. `parse`
 * gets the parameter's text, or '' when it is absent, and returns `first` for an unknown text.
 */
export function part<Value extends string | number | null>(
  name: string,
  first: Value,
  parse: (text: string) => Value,
): Part<Value> {
  return {
    read: (parameters) => parse(parameters.get(name) ?? ""),
    write: (parameters, value) => {
      if (value && value !== first) parameters.set(name, String(value));
    },
  };
}

/** Returns the part for a text, without the spaces around it. */
export function textPart(name: string): Part<string> {
  return part(name, "", (text) => text.trim());
}

/** Returns the part for one of the `values`. Any other text means `first`. */
export function choicePart<const Value extends string, const First extends string | null = null>(
  name: string,
  values: readonly Value[],
  first: First = null as First,
): Part<Value | First> {
  return part<Value | First>(name, first, (text) => values.find((value) => value === text) ?? first);
}

const longestName = 40;

/** Returns the part for one value of a list that the owner can extend, so any short text is accepted. */
function openPart(name: string): Part<string | null> {
  return part<string | null>(name, null, (text) => typedSearch(text).slice(0, longestName) || null);
}

/** Returns the part for the id of the selected record. */
export function recordPart(name: string): Part<string | null> {
  return part<string | null>(name, null, (text) => (isRecordId(text) ? text : null));
}

/** The parameter of the search, in every list of the back office. */
export const searchParameter = "recherche";

export const searchPart = textPart(searchParameter);

/** The part for the page number of a back-office list, from 1. A text that is not a number means the first page. */
export const pagePart = part("page", 1, (text) => (isPageNumber(text) ? Number(text) : 1));

/** A page number beyond the last page of any list. */
const noPage = 10_000_000;

/**
 * The part for the page number of a public list, from 1. A text that is not a number means a page beyond the last one,
 * which answers 404 (rule pages/not-found).
 */
export const publicPagePart = part("page", 1, (text) =>
  text === "" ? 1 : isPageNumber(text) ? Number(text) : noPage,
);

function isPageNumber(text: string): boolean {
  return /^[1-9]\d{0,6}$/.test(text);
}

const longestSearch = 100;

/** Returns a visitor's search, cut to the longest allowed. */
export function typedSearch(typed: string): string {
  return typed.replaceAll("\0", "").replace(/\s+/g, " ").trim().slice(0, longestSearch).trim();
}

/** The part for a visitor's search. */
export const publicSearchPart = part("search", "", typedSearch);

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of a record's identifier. */
export function isRecordId(text: string): boolean {
  return identifier.test(text);
}

/** The values in the URLs of `List`, by the names of the parts. */
type Values<List extends Parts> = { [Name in keyof List]: ReturnType<List[Name]["read"]> };

/** Returns one part that reads and writes several parts, in their order. */
function joined<List extends Parts>(parts: List): Part<Values<List>> {
  const declared = Object.entries(parts);
  return {
    read: (parameters) =>
      Object.fromEntries(declared.map(([name, { read }]) => [name, read(parameters)])) as Values<List>,
    write: (parameters, values) => {
      for (const [name, { write }] of declared)
        if (values[name] !== undefined) write(parameters, values[name]);
    },
  };
}

/** Declares a list: `path` and the parts of its URL. Returns the functions that read and write such URLs. */
export function listAddresses<List extends Parts>(path: string, parts: List) {
  const { read, write: writeParts } = joined(parts);

  /** Returns the URL of the list, or of another path `at`, with these parts and no others. */
  function write(values: Partial<Values<List>> = {}, at = path): string {
    const parameters = new URLSearchParams();
    writeParts(parameters, values as Values<List>);
    return parameters.size > 0 ? `${at}?${parameters}` : at;
  }

  return { path, read, write, everything: read(new URLSearchParams()) };
}

/** The possible values of each filter. The key is the name of the filter's parameter. */
export type Choices = Record<string, readonly string[]>;

/** The parts of an inbox's URL: search, filters, page and selected record (rule inboxes/list). */
export interface InboxAddress<Filters extends Choices = Choices> {
  search: string;
  /** One value of each filter's list, or null. */
  filters: { [Name in keyof Filters]: Filters[Name][number] | null };
  page: number;
  selectedId: string | null;
}

interface AddressForm<Filters extends Choices> {
  /** The path of the list, for example '/admin/messages'. */
  path: string;
  /** The parameter of the selected record. */
  selection: string;
  filters: Filters;
  /** Filters whose list the owner can extend: any short text is a valid value. */
  open?: readonly (keyof Filters)[];
}

/** Declares an inbox, or another list with the same kinds of filters and selection. */
export function inboxAddresses<const Filters extends Choices>({
  path,
  selection,
  filters,
  open = [],
}: AddressForm<Filters>) {
  const choices = Object.entries(filters).map(
    ([name, values]) => [name, open.includes(name) ? openPart(name) : choicePart(name, values)] as const,
  );
  const list = listAddresses(path, {
    search: searchPart,
    filters: joined(Object.fromEntries(choices)) as Part<InboxAddress<Filters>["filters"]>,
    page: pagePart,
    selectedId: recordPart(selection),
  });

  /** Returns the URL that exports the list with its filters and search (rule inboxes/export). */
  function exported({ search, filters }: InboxAddress<Filters>): string {
    return list.write({ search, filters }, `${path}/export`);
  }

  return { ...list, filters, exported };
}

export type InboxAddresses<Filters extends Choices> = ReturnType<typeof inboxAddresses<Filters>>;
