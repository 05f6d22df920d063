import { expect, test } from "vitest";
import { plateAfter, plateOf } from "./plate.ts";

// rule settings/plate
test.each([
  ["72000", "72"],
  ["01000", "01"],
  ["97400", "974"],
  ["20090", "2A"],
  ["20200", "2B"],
  ["4900", ""],
])("the plate of %s is '%s'", (postalCode, plate) => expect(plateOf(postalCode)).toBe(plate));

// rule settings/plate
test("a plate with the number of the département follows the postal code, another plate stays", () => {
  const before = { plate: "72", postalCode: "72000" };
  expect(plateAfter(before, { plate: "72", postalCode: "49000" })).toBe("49");
  expect(plateAfter(before, { plate: "PC", postalCode: "49000" })).toBe("PC");
  expect(plateAfter(before, { plate: "", postalCode: "49000" })).toBe("");
  expect(plateAfter(before, { plate: "72", postalCode: "quarante" })).toBe("72");
  expect(plateAfter({ ...before, plate: "PC" }, { plate: "PC", postalCode: "49000" })).toBe("PC");
});
