import { expect, test } from "vitest";
import { locationSlug } from "./slugs.ts";

const sauveur = { name: "Saint-Sauveur", postalCode: "05200", inseeCode: "05156" };

// rule import/slugs
test("a zone's slug is its commune's name", () => {
  expect(
    locationSlug({ name: "Cœuvres-et-Valsery", postalCode: "02600", inseeCode: "02201" }, new Set()),
  ).toBe("coeuvres-et-valsery");
});

// rule import/slugs
test("a second commune of the same name gets its postal code in the slug, and a third one its INSEE code", () => {
  const taken = new Set(["saint-sauveur"]);
  expect(locationSlug(sauveur, taken)).toBe("saint-sauveur-05200");
  taken.add("saint-sauveur-05200");
  expect(locationSlug(sauveur, taken)).toBe("saint-sauveur-05156");
});

test("a name without letters still has a slug", () => {
  expect(locationSlug({ ...sauveur, name: "…" }, new Set(["05200"]))).toBe("05156");
});

test("a second slug for the same commune is refused with an error", () => {
  const taken = new Set(["saint-sauveur", "saint-sauveur-05200", "saint-sauveur-05156", "zone-05156"]);
  expect(() => locationSlug(sauveur, taken)).toThrow("05156");
});
