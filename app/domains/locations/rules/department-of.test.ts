import { expect, test } from "vitest";
import { departmentPhrases } from "#app/lib/french/departments.ts";
import { departmentList } from "../content/department-list.ts";
import { departmentOfPostalCode } from "./department-of.ts";

test.each([
  ["49000", "Maine-et-Loire"],
  ["01000", "Ain"],
  ["20090", "Corse-du-Sud"],
  ["20200", "Haute-Corse"],
  ["20600", "Haute-Corse"],
  ["97400", "La Réunion"],
  ["98000", null],
  ["00100", null],
])("the postal code %s is in %s", (postalCode, department) => {
  expect(departmentOfPostalCode(postalCode)).toBe(department);
});

test("every département has a name that the settings offer", () => {
  expect(departmentList.map(([, name]) => name).filter((name) => !departmentPhrases.has(name))).toEqual([]);
});
