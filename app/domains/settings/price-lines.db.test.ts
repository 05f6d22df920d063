import { expect, test } from "vitest";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { welcomeSteps } from "./content.ts";
import { getStepScreen } from "./queries/steps.server.ts";
import type { ShownRows } from "./queries/section.server.ts";
import { lineFields } from "./rules/price-lines.ts";
import { settingsOf, withTyped } from "./rules/typed-now.ts";

withPictureQueue();
withoutSettings();

const step = welcomeSteps.find(({ slug }) => slug === "prix");
if (!step) throw new Error("no step about prices");

const listOf = async (name: string) => {
  const found = settingsOf(await getStepScreen(step)).find((one) => one.name === name);
  if (found?.kind !== "rows" || !found.lines) throw new Error(`${name} is no list of lines`);
  return found as ShownRows & { lines: NonNullable<ShownRows["lines"]> };
};

/**
 * Returns what the form sends for a list in which the rows at these positions are ticked and these prices are changed.
 */
async function sent(name: string, ticked: readonly number[], prices: Record<number, string> = {}) {
  const { columns, lines } = await listOf(name);
  const cells = columns.map((column) => [
    `${name}.${column.name}`,
    lines.rows.map((row, index) =>
      column.name === "price" && prices[index] !== undefined
        ? prices[index]
        : (row[column.name] ?? column.standard),
    ),
  ]);
  const fields = lineFields(name);
  return {
    ...(Object.fromEntries(cells) as FormValues),
    [`${name}.rows`]: "shown",
    [fields.shown]: "shown",
    [fields.ticked]: ticked.map(String),
  };
}

const save = (version: number, values: FormValues) =>
  changeSettings(camille, "prices", { version: String(version), step: "prix", ...values });

// rule settings/first-start
test("a price that is not ticked leaves the site, and one tick brings it back with all its former values", async () => {
  const before = (await currentProfile()).prices.home;
  expect(await save(0, await sent("homePlans", [0, 1, 2], { 1: "95" }))).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).prices.home.map(({ name, price }) => [name, price])).toEqual([
    ["Diagnostic", 29],
    ["Intervention standard", 95],
    ["Support à distance", 99],
  ]);
  const { lines } = await listOf("homePlans");
  expect(lines.rows.map(({ name }) => name)).toEqual([
    ...["Diagnostic", "Intervention standard", "Support à distance", "Forfait entreprise"],
  ]);
  expect(lines.unticked).toEqual([3]);
  await save(1, await sent("homePlans", [0, 1, 2, 3]));
  expect((await currentProfile()).prices.home.at(-1)).toEqual(before.at(-1));
});

// rule settings/first-start
test("a list with no tick at all is emptied, and a step that sends no ticks changes no list", async () => {
  expect(await save(0, { diagnosisRule: "repair" })).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).prices.examples).toHaveLength(5);
  expect(await save(1, await sent("priceExamples", []))).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).prices.examples).toEqual([]);
});

// rule settings/checks
test("all errors of the step come at once, each beside the line where it was typed", async () => {
  const plans = await sent("homePlans", [1, 2, 3], { 1: "cher" });
  const named = { ...plans, "homePlans.name": ["Diagnostic", "Réparation", "Suivi", "Suivi"] };
  const values = { ...named, ...(await sent("priceExamples", [0, 1], { 1: "" })), diagnosisRule: "paid" };
  const answer = await save(0, { ...values, visits: "no" });
  expect(answer).toHaveProperty("errors", {
    "homePlans.1.price": "Un prix s’écrit 29 ou 29,90",
    "homePlans.3.name": "Ce nom est déjà pris",
    "priceExamples.1.price": "Indiquez le prix",
    diagnosisRule: "Un diagnostic payant demande son forfait à l’accueil",
    visits: expect.stringContaining("retirez d’abord ce service") as string,
  });
  const shown = withTyped(await getStepScreen(step), {
    ...(answer as Extract<typeof answer, { outcome: "invalid" }>),
    values,
  });
  const list = settingsOf(shown).find(({ name }) => name === "homePlans");
  expect(list?.kind === "rows" && list.lines).toMatchObject({
    rows: [{ name: "Diagnostic" }, { price: "cher" }, {}, {}],
    unticked: [0],
  });
});

// rule settings/first-start
test("without JavaScript one button hides every example, but no delay that the owner typed", async () => {
  const typed = { version: "0", step: "preuve", hide_examples: "all", experienceState: "confirmed" };
  expect(await changeSettings(camille, "proof", { ...typed, delay: "sous trois jours" })).toMatchObject({
    outcome: "done",
  });
  expect((await currentProfile()).blocks).toMatchObject({
    ...{ homeFigures: "hidden", testimonials: "hidden", story: "hidden", marks: "hidden" },
    ...{ experience: "confirmed", delays: "confirmed" },
  });
});
