import { expect, test } from "vitest";
import { inboxAddresses, listAddresses, publicPagePart, publicSearchPart } from "./list-address.ts";

const { everything, exported, read, write } = inboxAddresses({
  path: "/admin/quotes",
  selection: "quote",
  filters: { filtre: ["non-lus"], statut: ["new", "completed"] },
});

// rule inboxes/list
test("the address of an inbox contains the search, the filters, the page and the selection", () => {
  const address = {
    search: "été & hiver",
    filters: { filtre: "non-lus", statut: "completed" },
    page: 3,
    selectedId: "0b0f3c1e-6a52-4f6c-9a57-2f7f2f0e0d11",
  } as const;
  expect(read(new URLSearchParams(write(address).split("?")[1]))).toEqual(address);
});

test("unknown values in an address count as absent", () => {
  expect(read(new URLSearchParams("page=-1&filtre=tout&statut=NEW&quote=1%27--&autre=1"))).toEqual(
    everything,
  );
});

test("an address leaves out the first page, an empty filter and an empty search", () => {
  expect(write(everything)).toBe("/admin/quotes");
});

// rule inboxes/export
test("the address of an export contains the filters and the search, but neither the page nor the selection", () => {
  const address = {
    search: "été",
    filters: { filtre: null, statut: "new" },
    page: 4,
    selectedId: "0b0f3c1e-6a52-4f6c-9a57-2f7f2f0e0d11",
  } as const;
  expect(exported(address)).toBe("/admin/quotes/export?recherche=%C3%A9t%C3%A9&statut=new");
});

const zones = listAddresses("/locations", { search: publicSearchPart, page: publicPagePart });

test("a visitor's search is trimmed and shortened, and loses the characters that a database refuses", () => {
  const read = (search: string) => zones.read(new URLSearchParams({ search })).search;
  expect(zones.read(new URLSearchParams()).search).toBe("");
  expect(read("  Le\0 Mans ")).toBe("Le Mans");
  expect(read("  disque \0  dur ")).toBe("disque dur");
  expect(read("a".repeat(500))).toHaveLength(100);
});

// rule pages/not-found
test("a page number of a public list that is not a number means a page beyond the last one", () => {
  const read = (page: string) => zones.read(new URLSearchParams({ page })).page;
  expect(["", "1", "12"].map(read)).toEqual([1, 1, 12]);
  for (const page of ["0", "-1", "abc", "1.5", "12345678"])
    expect(read(page), page).toBeGreaterThan(1_000_000);
});

test("an address has its parts in the declared order, and leaves out parts that are not given", () => {
  expect(zones.write({ page: 2, search: "mans" })).toBe("/locations?search=mans&page=2");
  expect(zones.write({ page: 1, search: "" })).toBe("/locations");
  expect(zones.write({ search: "mans" }, "/elsewhere")).toBe("/elsewhere?search=mans");
});
