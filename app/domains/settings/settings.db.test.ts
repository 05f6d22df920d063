import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsChanges, settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { camille, louis, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { BeforeLiveGroup } from "./components/before-live-group.tsx";
import { changeSettings } from "./commands/change.server.ts";
import { welcomeSteps } from "./content.ts";
import { getSectionScreen, listStoredNames } from "./queries/section.server.ts";
import { getBeforeLive, getStepScreen, listDoneSteps } from "./queries/steps.server.ts";

withPictureQueue();
withoutSettings();

const save = (values: Record<string, string | string[]>, actor = camille) =>
  changeSettings(actor, "company", { version: "0", ...values });

// rule settings/defaults
test("only what differs from the specified site is stored, and every other setting follows that site", async () => {
  expect(await save({ name: "Clinique du PC", city: "Le Mans" })).toEqual({ outcome: "done", version: 1 });
  const [row] = await db.select().from(settingsSections);
  expect(row?.values).toEqual({ name: "Clinique du PC" });
  expect(await currentProfile()).toMatchObject({ name: "Clinique du PC", address: { isFictitious: true } });
});

test("a stored address is no longer fictitious", async () => {
  await save({ street: "3 rue Imaginaire" });
  expect((await currentProfile()).address).toMatchObject({ street: "3 rue Imaginaire", isFictitious: false });
});

// rule settings/save
test("typed values are stored in one spelling", async () => {
  await save({ phone: "0241.00-00.00", latitude: "47,47", email: "Bonjour@CLINIQUE.example" });
  const { phone, coordinates, email } = await currentProfile();
  expect(phone).toEqual({ display: "02\u00a041\u00a000\u00a000\u00a000", international: "+33241000000" });
  expect(coordinates.latitude).toBe(47.47);
  expect(email).toBe("Bonjour@clinique.example");
});

// rule settings/checks
test.each([
  ["name", "", "Indiquez le nom de l’entreprise"],
  ["name", "x".repeat(41), "40\u00a0caractères au plus"],
  ["plate", "1234", "3\u00a0caractères au plus"],
  ["accent", "#ffb000", "Trop clair"],
  ["accent", "bleu", "Une couleur s’écrit"],
  ["phone", "abc", "Numéro de téléphone invalide"],
  ["email", "a@b", "Email invalide"],
  ["postalCode", "4900", "cinq chiffres"],
  ["department", "Wallonie", "Choisissez dans la liste"],
  ["latitude", "98", "Un nombre entre -90 et 90"],
])("the setting %s refuses '%s', and nothing is stored", async (name, typed, message) => {
  const result = await save({ [name]: typed });
  expect(result).toMatchObject({ outcome: "invalid", errors: { [name]: expect.stringContaining(message) } });
  expect(await db.$count(settingsSections)).toBe(0);
});

test("a list is checked row by row, and a blank row is dropped", async () => {
  const closures = (from: string[], to: string[]) =>
    changeSettings(camille, "hours", {
      version: "0",
      "closures.rows": "shown",
      "closures.from": from,
      "closures.to": to,
      "closures.label": from.map(() => ""),
    });
  expect(await closures(["", "2026-12-24"], ["", "2026-12-20"])).toMatchObject({
    outcome: "invalid",
    errors: { "closures.1.to": "Le dernier jour vient avant le premier" },
  });
  expect(await closures(["2026-02-30"], [""])).toMatchObject({
    errors: { "closures.0.from": "Cette date n’existe pas" },
  });
  expect(await closures(["", "2026-12-24"], ["", ""])).toMatchObject({ outcome: "done" });
  const [row] = await db.select().from(settingsSections).where(eq(settingsSections.section, "hours"));
  expect(row?.values).toEqual({ closures: [{ from: "2026-12-24", to: "", label: "" }] });
});

test("confirmed testimonials need a date and the person's consent", async () => {
  const confirm = { version: "0", testimonialsState: "confirmed" };
  expect(await changeSettings(camille, "proof", confirm)).toMatchObject({
    outcome: "invalid",
    errors: { "testimonials.0.date": "Un témoignage confirmé porte une date" },
  });
  const own = {
    ...confirm,
    "testimonials.rows": "shown",
    "testimonials.name": "Anne P.",
    "testimonials.role": "Angers",
    "testimonials.content": "Réparé en deux jours.",
    "testimonials.rating": "5",
    "testimonials.date": "2026-10-01",
    "testimonials.consent": "E-mail du 3 octobre",
  };
  expect(await changeSettings(camille, "proof", own)).toMatchObject({ outcome: "done" });
  const profile = await currentProfile();
  expect(profile.testimonials).toEqual([
    { name: "Anne P.", role: "Angers", content: "Réparé en deux jours.", rating: 5, date: "2026-10" },
  ]);
  expect(JSON.stringify(profile)).not.toContain("E-mail du 3 octobre");
});

// rule settings/conflict
test("a save from an older version is refused and says what differs, and may then replace the other save", async () => {
  await save({ name: "Clinique du PC" });
  const late = await save({ name: "Docteur PC", phone: "02 41 00 00 00" }, louis);
  expect(late).toEqual({
    outcome: "stale",
    version: 1,
    savedBy: "Camille",
    differences: [
      { label: "Nom de l’entreprise", before: "Clinique du PC", after: "Docteur PC" },
      { label: "Téléphone", before: "02 61 91 72 72", after: "02 41 00 00 00" },
    ],
  });
  expect(await save({ name: "Docteur PC", accepted_version: "1" }, louis)).toEqual({
    outcome: "done",
    version: 2,
  });
});

test("two people who save at the same moment make one change and one conflict", async () => {
  const results = await Promise.all([save({ name: "Un" }), save({ name: "Deux" }, louis)]);
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "stale"]);
  expect(await db.$count(settingsChanges)).toBe(1);
});

// rule settings/history
describe("the history", () => {
  test("says who changed what, newest first, and can restore the values before a change", async () => {
    await save({ name: "Clinique du PC" });
    await save({ name: "Docteur PC", version: "1" }, louis);
    const { history } = await getSectionScreen("company");
    expect(history.map(({ actorName, differences }) => [actorName, differences])).toEqual([
      ["Louis", [{ label: "Nom de l’entreprise", before: "Clinique du PC", after: "Docteur PC" }]],
      ["Camille", [{ label: "Nom de l’entreprise", before: "Atelier 72", after: "Clinique du PC" }]],
    ]);
    expect(await save({ intent: "restore", change: "2", version: "2" })).toMatchObject({ outcome: "done" });
    expect((await currentProfile()).name).toBe("Clinique du PC");
    expect(await save({ intent: "restore", change: "9", version: "3" })).toMatchObject({ outcome: "gone" });
  });

  test("cannot be deleted", async () => {
    await save({ name: "Clinique du PC" });
    await expect(db.delete(settingsChanges)).rejects.toThrow();
  });

  test("has no entry for a save of what is already stored", async () => {
    await save({ name: "Clinique du PC" });
    expect(await save({ name: "Clinique du PC", version: "1" })).toEqual({ outcome: "done", version: 1 });
    expect(await db.$count(settingsChanges)).toBe(1);
  });
});

// rule settings/first-start
test("a step of the first start shows its own settings, and saving it keeps the others of its section", async () => {
  for (const step of welcomeSteps) {
    const { groups } = await getStepScreen(step);
    const shown = groups.flatMap(({ settings }) => settings.map(({ name }) => name));
    expect(shown).toEqual(step.sheets.flatMap(({ names }) => names));
  }
  await save({ street: "3 rue Imaginaire", city: "Angers", latitude: "47.47" });
  await save({ name: "Clinique du PC", version: "1" });
  expect(await listStoredNames()).toEqual({
    company: expect.arrayContaining(["street", "city", "latitude", "name"]) as string[],
  });
});

// rule settings/first-start
test("a step that is saved without a change counts as done, and no text of the site changes", async () => {
  expect(await listDoneSteps()).toEqual([]);
  for (const step of ["qui", "qui", "preuve", "nulle-part"]) await save({ step });
  expect(await listDoneSteps()).toEqual(["qui", "preuve"]);
  expect((await currentProfile()).invented.phone).not.toBeNull();
  expect(await db.$count(settingsChanges)).toBe(0);
});

// rule settings/unfinished
test("the go-live checklist has one line for each kind of missing thing, and is empty once all is done", async () => {
  const gaps = { elsewhere: 352, isEmpty: false, articles: 6, answers: 60 };
  const kindsOf = (lines: readonly { kind: string }[]) => lines.map(({ kind }) => kind);
  const before = await getBeforeLive(gaps);
  expect(before.done).toEqual([]);
  expect(kindsOf(before.list.first)).toEqual([
    "mail",
    "contacts",
    "claims",
    "marks",
    "pages",
    "answers",
    "prices",
    "notice",
    "zones",
    "articles",
  ]);
  expect(before.list.later.map(({ title }) => title)).toEqual(["8 précisions des conditions de vente"]);
  await save({ phone: "02 41 00 00 00", email: "a@clinique.example", street: "3 rue Imaginaire" });
  const answered = (await getBeforeLive({ elsewhere: 0, isEmpty: true, articles: 0, answers: 0 })).list;
  expect(kindsOf(answered.first)).toEqual([
    "mail",
    "claims",
    "marks",
    "pages",
    "prices",
    "notice",
    "noZones",
  ]);
  const shown = (done: string[], list: typeof answered) =>
    renderToStaticMarkup(
      createElement(createRoutesStub([{ path: "/", Component: () => BeforeLiveGroup({ done, list }) }])),
    );
  const done = welcomeSteps.map(({ slug }) => slug);
  expect(shown(done, { first: [], later: [] })).toBe("");
  const later = answered.later;
  expect(shown(done, { first: [], later })).toContain("sans urgence");
  expect(shown([], { first: answered.first, later })).toContain("7</strong>");
});

test("a save with a forged version is refused", async () => {
  expect(await save({ version: "x" })).toEqual({ outcome: "refused" });
});
