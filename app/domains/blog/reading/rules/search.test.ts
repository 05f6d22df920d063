import { expect, it } from "vitest";
import { beginningQuery, typedSearch } from "./search.ts";

it("reads the typed text", () => {
  expect(typedSearch(null)).toBe("");
  expect(typedSearch("  disque \0  dur ")).toBe("disque dur");
  expect(typedSearch("a".repeat(300))).toHaveLength(100);
});

it("completes the last word, unless there are quotes or a minus", () => {
  expect(beginningQuery("sauvegarde en lig")).toBe("sauvegarde & en & lig:*");
  expect(beginningQuery("l’ordi' | !(lent")).toBe("l & ordi & lent:*");
  for (const typed of ["", "le", "!!", '"disque dur"', "disque -dur"])
    expect(beginningQuery(typed)).toBeNull();
});
