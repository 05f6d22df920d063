import { expect, test } from "vitest";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { withTyped } from "./rules/typed-now.ts";
import { getSectionScreen } from "./queries/section.server.ts";

withoutSettings();

const columns = [
  "role",
  "name",
  "price",
  "duration",
  "description",
  "features",
  "notIncluded",
  "mark",
  "cta",
];

function valuesOf(rows: readonly Record<string, string>[], more: Record<string, string> = {}) {
  const cells = columns.map((column) => [
    `homePlans.${column}`,
    rows.map((row) => planRow(row)[column] ?? ""),
  ]);
  return { "homePlans.rows": "shown", ...(Object.fromEntries(cells) as Record<string, string[]>), ...more };
}

const save = (rows: readonly Record<string, string>[], more: Record<string, string> = {}) =>
  changeSettings(camille, "prices", { version: "0", ...valuesOf(rows, more) });

const visit = { name: "Passage à l’atelier", price: "70" };
const check = { role: "diagnosis", name: "Diagnostic", price: "29" };

// rule prices/own-rows
test("a new row is proposed as the price of an intervention if no other new row is paid per intervention", async () => {
  const asked = await save([check, visit]);
  expect(asked).toMatchObject({
    outcome: "invalid",
    proposed: { "homePlans.1.role": "intervention" },
    notices: { "homePlans.1.role": expect.stringContaining("ni l’estimation ni les pages de zones") },
    errors: {},
  });
  expect(await save([check, { ...visit, role: "intervention" }])).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).priceWords.prix_intervention).toBe("70\u00a0€");
});

// rule prices/own-rows
test("the owner may refuse that a row becomes the price of an intervention, and is asked only once", async () => {
  const asked = await save([visit]);
  const accepted = asked.outcome === "invalid" ? (asked.accepted ?? "") : "";
  expect(await save([visit], { accepted_question: accepted })).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).priceWords.prix_intervention).toBeNull();
  const again = { version: "1", diagnosisRule: "repair" };
  expect(await save([check, visit], again)).toMatchObject({ outcome: "done" });
});

// rule prices/own-rows
test("of several new rows the one whose name says 'repair' is proposed, otherwise none", async () => {
  const repair = { name: "Réparation", price: "80" };
  expect(await save([visit, repair])).toMatchObject({ proposed: { "homePlans.1.role": "intervention" } });
  expect(await save([visit, { name: "Nettoyage", price: "40" }])).toMatchObject({
    proposed: {},
    notices: { "homePlans.0.role": expect.stringContaining("sert de prix pour une intervention") },
  });
});

// rule prices/own-rows
test.each([
  ["paid by the hour", [{ ...visit, duration: "l’heure" }]],
  ["beside the one that is the price of an intervention", [visit, { ...check, role: "intervention" }]],
  ["that was there, and whose meaning is taken off", [{ name: "Intervention standard", price: "89" }]],
  ["of a visit", [{ name: "Visite à domicile", price: "55" }]],
  ["of a diagnosis", [{ name: "Diagnostic complet", price: "30" }]],
])("a row %s leads to no question", async (_which, rows) => {
  expect(await save(rows)).toMatchObject({ outcome: "done" });
});

// rule prices/own-rows
test("without JavaScript the form comes back with the proposed meaning in the row", async () => {
  const values = valuesOf([check, visit]);
  const answer = await changeSettings(camille, "prices", { version: "0", ...values });
  const shown = withTyped(await getSectionScreen("prices"), { ...answer, values });
  const plans = shown.groups.flatMap(({ settings }) => settings).find(({ name }) => name === "homePlans");
  expect(plans?.typed).toMatchObject([{ role: "diagnosis" }, { role: "intervention" }]);
});
