import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { compare, readCompared } from "./rules.ts";

const read = (query: string) => readCompared(new URLSearchParams(query), specifiedProfile);
const asked = { machine: "portable", age: 3, repair: 120, replacement: 700 } as const;

// rule pages/replacement
test("each choice is compared per year: the repair over the years left, the new machine over its whole life", () => {
  expect(compare(asked, 89)).toEqual({
    repairYears: 3,
    repairPerYear: 40,
    replacementYears: 6,
    replacementPerYear: 131.5,
    setUp: 89,
    verdict: "repair",
  });
  expect(compare({ ...asked, age: 9, repair: 400 }, null)).toMatchObject({
    repairYears: 2,
    verdict: "replace",
  });
  expect(compare({ ...asked, age: 4, repair: 240 }, null).verdict).toBe("close");
});

// rule pages/replacement
test("the figures are read from the address, also with a comma, and a wrong figure gets an error at its field", () => {
  expect(read("")).toBeNull();
  expect(read("appareil=portable&age=3&reparation=120,50&neuf=700")).toEqual({
    values: { machine: "portable", age: 3, repair: 120.5, replacement: 700 },
  });
  expect(read("appareil=portable&age=x&reparation=-1&neuf=")).toEqual({
    errors: {
      age: "Un âge de 0 à 30 ans",
      repair: "Indiquez un montant en euros, par exemple 120",
      replacement: "Indiquez un montant en euros, par exemple 700",
    },
  });
  for (const odd of ["constructor", "__proto__", ""])
    expect(read(`appareil=${odd}&age=1&reparation=1&neuf=1`)).toHaveProperty("errors.machine");
  expect(read(`appareil=mac&age=1&reparation=${"9".repeat(99)}&neuf=1e9`)).toHaveProperty("errors.repair");
});
