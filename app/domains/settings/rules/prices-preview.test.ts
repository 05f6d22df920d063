import { expect, test } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { sections } from "#app/domains/business/registry.server.ts";
import { shownExamples, shownRule } from "./prices-preview.ts";

const { standard } = sections.prices.settings.priceExamples;
const recovery = "/services/recuperation-donnees";
const namesOf = (rows: typeof standard) => rows.map(({ name }) => name);

// rules prices/from and settings/services
test("the preview of the prices shows the examples that a page would show", () => {
  const whole = assembleProfile({});
  expect(shownExamples(standard, "example", whole)).toEqual(standard);
  expect(shownExamples(standard, "confirmed", whole)).toEqual(standard);
  expect(shownExamples(standard, "hidden", whole)).toEqual([]);
  const less = assembleProfile({ site: { "service-recuperation-donnees": "withdrawn" } });
  expect(namesOf(shownExamples(standard, "example", less))).toEqual(
    namesOf(standard).filter((name) => name !== "Récupération de données"),
  );
  const [screen = {}] = standard;
  const both = { ...screen, page: recovery, alsoOn: "/services/mise-a-niveau" };
  expect(shownExamples([both], "example", less)).toEqual([both]);
  const gone = { ...screen, page: "/services/cours", alsoOn: "none" };
  expect(shownExamples([gone], "example", whole)).toEqual([]);
});

// rule settings/preview
test("the preview of the prices shows a rule for the diagnosis only if it could be saved", () => {
  const visit = { name: "Visite à domicile", price: "55" };
  const diagnosis = { name: "Diagnostic", role: "diagnosis", price: "29" };
  expect(shownRule("visit", "free", [visit])).toBe("visit");
  expect(shownRule("visit", "free", [diagnosis])).toBe("free");
  expect(shownRule("paid", "visit", [visit])).toBe("visit");
  expect(shownRule("paid", "free", [diagnosis])).toBe("paid");
  expect(shownRule("visit", "paid", [])).toBeNull();
});
