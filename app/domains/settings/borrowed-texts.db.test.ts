import { expect, test } from "vitest";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { sections } from "#app/domains/business/registry.server.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { wordsBeside } from "./rules/price-lines.ts";

withoutSettings();

const { homePlans, maintenancePlans, priceExamples } = sections.prices.settings;

/** Saves a list of plans in which the second row is changed. */
function save(
  list: "homePlans" | "maintenancePlans",
  change: Row,
  { version = "0", ...more }: Record<string, string> = {},
) {
  const { standard, columns } = sections.prices.settings[list];
  const rows = standard.map((row, index) => (index === 1 ? { ...row, cta: "", ...change } : row));
  const cells = Object.keys(columns).map((column) => [
    `${list}.${column}`,
    rows.map((row: Row) => row[column] ?? ""),
  ]);
  const values = Object.fromEntries(cells) as Record<string, string[]>;
  return changeSettings(camille, "prices", { version, [`${list}.rows`]: "shown", ...values, ...more });
}

// rule prices/renamed
test("a renamed plan is not saved until the owner has seen the texts that it still has from the former plan", async () => {
  const asked = await save("homePlans", { name: "Cours de tableur" });
  expect(asked).toMatchObject({
    outcome: "invalid",
    errors: {},
    notices: {
      "homePlans.1.description": expect.stringContaining("l’exemple «\u00a0Intervention standard\u00a0»"),
      "homePlans.1.features": expect.stringContaining("Gardez ce qui est vrai"),
      "homePlans.1.notIncluded": expect.any(String),
    },
  });
  expect((await currentProfile()).prices.home[1]?.name).toBe("Intervention standard");
  const accepted = asked.outcome === "invalid" ? (asked.accepted ?? "") : "";
  const own = { name: "Cours de tableur", features: "Une heure\nUn support écrit" };
  expect(await save("homePlans", own, { accepted_question: accepted })).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).prices.home[1]).toMatchObject({
    name: "Cours de tableur",
    features: ["Une heure", "Un support écrit"],
  });
  expect(await save("homePlans", { ...own, price: "45" }, { version: "1" }), "asked once").toMatchObject({
    outcome: "done",
  });
});

// rule prices/renamed
test("a plan with another unit leads to the same question, but only about texts that are still those of the example", async () => {
  const visit = { duration: "par intervention", description: "Un passage chez vous." };
  expect(await save("maintenancePlans", visit)).toMatchObject({
    notices: {
      "maintenancePlans.1.features": expect.stringContaining("payé «\u00a0par mois\u00a0»"),
      "maintenancePlans.1.notIncluded": expect.any(String),
    },
  });
  const own = { ...visit, features: "Dépoussiérage", notIncluded: "" };
  expect(await save("maintenancePlans", own)).toMatchObject({ outcome: "done" });
});

// rule prices/renamed
test.each([
  ["its price", { price: "95" }],
  ["its sentence", { description: "La panne, réparée." }],
  ["its button", { cta: "Réserver" }],
])("a plan of which only %s changes leads to no question", async (_which, change) => {
  expect(await save("homePlans", change)).toMatchObject({ outcome: "done" });
});

// rule prices/renamed
test("the question about texts comes with the one about the price of an intervention", async () => {
  const asked = await save("homePlans", { name: "Réparation", role: "" });
  expect(asked).toMatchObject({
    proposed: { "homePlans.1.role": "intervention" },
    notices: { "homePlans.1.role": expect.any(String), "homePlans.1.features": expect.any(String) },
  });
  const accepted = asked.outcome === "invalid" ? (asked.accepted ?? "") : "";
  expect(
    await save("homePlans", { name: "Réparation", role: "" }, { accepted_question: accepted }),
  ).toMatchObject({ outcome: "done" });
});

// rule prices/renamed
test("a plan that is now paid by the hour is saved after one question, which names its role and all its texts", async () => {
  const asked = await save("homePlans", { duration: "l’heure" });
  expect(asked).toMatchObject({
    outcome: "invalid",
    errors: {},
    proposed: { "homePlans.1.role": "" },
    notices: {
      "homePlans.1.role": expect.stringContaining("ne sert plus pour «\u00a0Intervention\u00a0»"),
      "homePlans.1.features": expect.stringContaining("payé «\u00a0par intervention\u00a0»"),
      "homePlans.1.description": expect.any(String),
    },
  });
  const accepted = { accepted_question: asked.outcome === "invalid" ? (asked.accepted ?? "") : "" };
  const role = await save("homePlans", { duration: "l’heure" }, accepted);
  expect(role, "the role that is chosen again").toMatchObject({
    outcome: "invalid",
    errors: { "homePlans.1.role": expect.stringContaining("Demande l’unité") },
  });
  expect(await save("homePlans", { duration: "l’heure", role: "" }, accepted)).toMatchObject({
    outcome: "done",
  });
  expect((await currentProfile()).prices.home[1]).toMatchObject({ duration: "l’heure", role: null });
});

// rule prices/renamed
test("the question about a plan comes together with the errors of the form", async () => {
  const asked = await save("homePlans", { duration: "l’heure", price: "cher" });
  expect(asked).toMatchObject({
    outcome: "invalid",
    errors: { "homePlans.1.price": expect.any(String) },
    notices: { "homePlans.1.role": expect.any(String), "homePlans.1.features": expect.any(String) },
  });
  const accepted = { accepted_question: asked.outcome === "invalid" ? (asked.accepted ?? "") : "" };
  expect(await save("homePlans", { duration: "l’heure", role: "" }, accepted)).toMatchObject({
    outcome: "done",
  });
});

// rule prices/renamed
test("beside its tick, each price has all that the site says about it", () => {
  const words = { garantie: "réparations garanties 30 jours", support: null };
  const [, intervention = {}] = homePlans.standard;
  expect(wordsBeside({ ...intervention, features: "Devis\n{Garantie}" }, words)).toBe(
    "Une panne, une réparation, à l’atelier ou à domicile. Compris\u00a0: Devis, Réparations garanties 30 jours. Non compris\u00a0: Pièces détachées.",
  );
  expect(priceExamples.standard.map((row) => wordsBeside(row, words))).toEqual([
    "15\u00a0pouces, dalle mate. Pièce et pose comprises.",
    "modèle courant. Pièce et pose comprises.",
    "copie de vos fichiers comprise. Pièce et pose comprises.",
    "vos fichiers conservés.",
    "disque encore reconnu.",
  ]);
  expect(wordsBeside(maintenancePlans.standard[0] ?? {}, null)).toContain(
    "Compris\u00a0: Contrôle à distance",
  );
});
