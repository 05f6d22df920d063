import { expect, test } from "vitest";
import { changedSettings } from "./form.ts";

// rule settings/save
test("a list is one changed setting, whatever changed in it", () => {
  const before = {
    name: "Atelier",
    "plans.rows": "shown",
    "plans.price": ["29", "89"],
    "plans.name": ["A", "B"],
  };
  const after = { ...before, "plans.price": ["25", "79"], "plans.name": ["A", "C"] };
  expect(changedSettings(before, before)).toBe(0);
  expect(changedSettings(before, after)).toBe(1);
  expect(changedSettings(before, { ...after, name: "Clinique" })).toBe(2);
  expect(changedSettings(before, { name: "Atelier" })).toBe(1);
});
