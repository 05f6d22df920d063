import { expect, it } from "vitest";
import { beginningQuery } from "./search.ts";

it("completes the last word, unless there are quotes or a minus", () => {
  expect(beginningQuery("sauvegarde en lig")).toBe("sauvegarde & en & lig:*");
  expect(beginningQuery("l’ordi' | !(lent")).toBe("l & ordi & lent:*");
  for (const typed of ["", "le", "!!", '"disque dur"', "disque -dur"])
    expect(beginningQuery(typed)).toBeNull();
});
