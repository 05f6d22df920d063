import { expect, it } from "vitest";
import { beginningQuery } from "./search.ts";

it("the search completes the last word, unless the text contains quotation marks or a minus sign", () => {
  expect(beginningQuery("sauvegarde en lig")).toBe("sauvegarde & en & lig:*");
  expect(beginningQuery("l’ordi' | !(lent")).toBe("l & ordi & lent:*");
  for (const typed of ["", "le", "!!", '"disque dur"', "disque -dur"])
    expect(beginningQuery(typed)).toBeNull();
});
