import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile, siteProfile } from "#app/domains/business/profile.server.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { fillPlaceholders } from "#app/domains/chatbot/rules/placeholders.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
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
const plan = { role: "", name: "La panne", price: "95", duration: "par intervention", mark: "none" };
const described = { description: "Une panne.", features: "Devis\n\nPose", notIncluded: "", cta: "" };

function rowsOf(
  name: string,
  typed: Record<string, string>[],
  of = columns,
): Record<string, string[] | string> {
  const cells = of.map((column) => [`${name}.${column}`, typed.map((row) => row[column] ?? "")]);
  return { [`${name}.rows`]: "shown", ...Object.fromEntries(cells) };
}

const save = (values: Record<string, string | string[]>, version = "0") =>
  changeSettings(camille, "prices", { version, ...values });
const savePlans = (...typed: Record<string, string>[]) =>
  save(
    rowsOf(
      "homePlans",
      typed.map((row) => ({ ...plan, ...described, ...row })),
    ),
  );
const saveFees = (...typed: Record<string, string>[]) =>
  save(rowsOf("travelFees", typed, ["upToKm", "price"]));

// rule prices/one-source
describe("a price that the owner sets", () => {
  test("is on pages, in structured data and in answers, and fields that the row does not show keep their values", async () => {
    expect(await savePlans({ role: "intervention", price: " 1 095,5 €" })).toMatchObject({ outcome: "done" });
    const profile = await currentProfile();
    expect(profile.prices.home).toMatchObject([
      {
        role: "intervention",
        name: "La panne",
        price: 1095.5,
        features: ["Devis", "Pose"],
        cta: "Demander un devis",
      },
    ]);
    expect(localBusinessJsonLd(siteProfile(profile), "https://a.example")).toMatchObject({
      priceRange: "1\u202f095,50 €",
    });
    expect(fillPlaceholders("{prix_intervention}", profile)).toBe("1\u202f095,50\u00a0€");
    expect(profile.prices.remote.map(({ role }) => role)).toEqual(["short", "long"]);
    expect(siteProfile(profile)).not.toHaveProperty("prices");
  });

  test("disappears with its plans: a page whose plans are emptied has no block of prices", async () => {
    await save(rowsOf("securityPlans", []));
    const page = getServicePage("/services/securite-informatique", await currentProfile());
    expect(page?.blocks.map(({ kind }) => kind)).not.toContain("plans");
    expect(page?.title).toBe("Sécurité informatique");
    expect(page?.metaDescription).toContain("la sécurité, pour particuliers");
  });
});

// rule prices/checks
describe("the prices", () => {
  test.each([
    [{ price: "" }, "price", "Indiquez le prix"],
    [{ price: "gratuit" }, "price", "Un prix s’écrit 29 ou 29,90"],
    [{ price: "-5" }, "price", "Un prix s’écrit"],
    [{ price: "100001" }, "price", "Un prix s’écrit"],
    [{ price: "1".repeat(13) }, "price", "12\u00a0caractères au plus"],
    [{ name: "x".repeat(29) }, "name", "28\u00a0caractères au plus"],
    [{ name: "" }, "name", "Nommez le forfait"],
    [{ duration: "par jour" }, "duration", "Choisissez dans la liste"],
    [{ role: "owner" }, "role", "Choisissez dans la liste"],
    [{ features: "x".repeat(61) }, "features", "60\u00a0caractères par ligne au plus"],
    [{ features: "a\n".repeat(7) }, "features", "6\u00a0lignes au plus"],
  ])("of a plan with %j are refused", async (typed, column, message) => {
    expect(await savePlans({ role: "diagnosis", name: "Un" }, typed)).toMatchObject({
      outcome: "invalid",
      errors: { [`homePlans.1.${column}`]: expect.stringContaining(message) as string },
    });
    expect(await db.$count(settingsSections)).toBe(0);
  });

  test("are refused unless the home page has six plans at most, with different names and only one recommended", async () => {
    const six = ["Un", "Deux", "Trois", "Quatre", "Cinq", "Six"].map((name) => ({ name }));
    expect(await savePlans(...six, { name: "Sept" })).toMatchObject({
      errors: { homePlans: "6\u00a0lignes au plus" },
    });
    expect(await savePlans({ mark: "popular" }, { mark: "recommended" })).toMatchObject({
      errors: {
        "homePlans.1.mark": "Un seul forfait porte une marque",
        "homePlans.1.name": "Ce nom est déjà pris",
      },
    });
  });

  // rule prices/meaning
  test("are refused unless there is one row for each meaning, paid by the unit of that meaning", async () => {
    const twice = { role: "intervention", name: "Un" };
    expect(await savePlans(twice, { ...twice, name: "Deux" }, { role: "support" })).toMatchObject({
      errors: {
        "homePlans.1.role":
          "Une autre ligne sert déjà à cela. Choisissez «\u00a0Rien d’autre\u00a0» pour l’une des deux",
      },
      proposed: { "homePlans.2.role": "" },
      notices: {
        "homePlans.2.role": expect.stringContaining(
          "demande «\u00a0par mois\u00a0» ou «\u00a0par mois et par ordinateur\u00a0» ou «\u00a0par mois et par poste\u00a0»",
        ),
      },
    });
    const { groups } = await getSectionScreen("prices");
    const controls = groups
      .flatMap(({ settings }) => settings)
      .flatMap((setting) =>
        setting.kind === "rows"
          ? setting.columns.filter(({ name }) => name === "role").map((role) => [setting.name, role.control])
          : [],
      );
    expect(Object.fromEntries(controls)).toEqual({
      homePlans: "choice",
      remoteSessions: "choice",
      securityPlans: "kept",
      maintenancePlans: "kept",
    });
  });

  test("say the price of a diagnosis if it is not free", async () => {
    expect(await save({ diagnosisRule: "paid", ...rowsOf("homePlans", []) })).toMatchObject({
      errors: { diagnosisRule: "Un diagnostic payant demande son forfait à l’accueil" },
    });
    expect(await save({ diagnosisRule: "repair" })).toMatchObject({ outcome: "done" });
    expect((await currentProfile()).claims).toMatchObject({
      diagnosis: "diagnostic offert si vous réparez",
      diagnosisRule: "Le diagnostic est offert si la réparation suit. Sinon, il coûte 29\u00a0€.",
    });
  });

  test("include a diagnosis in the price of a visit only if the list has such a price", async () => {
    expect(await save({ diagnosisRule: "visit", ...rowsOf("homePlans", []) })).toMatchObject({
      errors: {
        diagnosisRule: "Ajoutez aux forfaits de l’accueil une ligne nommée, par exemple, Visite à domicile",
      },
    });
    expect(await save({ diagnosisRule: "visit" })).toMatchObject({ outcome: "done" });
    const { claims, freeRefusal } = await currentProfile();
    expect(claims.diagnosisRule).toBe(
      "Le diagnostic est compris dans le prix de la visite (89\u00a0€), que la réparation suive ou non. Un diagnostic seul coûte 29\u00a0€.",
    );
    expect(freeRefusal).toBeNull();
  });
});

// rule prices/travel
test("travel fees are listed from near to far", async () => {
  expect(await saveFees({ upToKm: "10", price: "0" }, { upToKm: "10", price: "15" })).toMatchObject({
    errors: { "travelFees.1.upToKm": "Plus loin que la tranche d’avant" },
  });
  expect(await saveFees({ upToKm: "0", price: "15" })).toMatchObject({
    errors: { "travelFees.0.upToKm": "Un nombre de 1 à 500" },
  });
  expect(await saveFees({ upToKm: "10", price: "0" }, { upToKm: "20", price: "15" })).toMatchObject({
    outcome: "done",
  });
  expect((await currentProfile()).priceWords.deplacement).toBe(
    "déplacement compris jusqu’à 10\u00a0km, 15\u00a0€ jusqu’à 20\u00a0km",
  );
});

// rule prices/from
test("a price example is shown on the chosen pages, and on none once it is hidden", async () => {
  const example = { name: "Écran", price: "140", page: "/services/reparation-materielle", detail: "" };
  const given = rowsOf(
    "priceExamples",
    [{ ...example, alsoOn: "/services/mise-a-niveau" }],
    ["name", "detail", "price", "page", "alsoOn"],
  );
  const shownOn = async (path: Parameters<typeof getServicePage>[0]) =>
    getServicePage(path, await currentProfile())?.blocks.flatMap((block) =>
      block.kind === "examples" ? block.examples.map(({ name, price }) => `${name} ${price}`) : [],
    );
  await save({ ...given, priceExamplesState: "confirmed" });
  expect(await shownOn("/services/reparation-materielle")).toEqual(["Écran 140"]);
  expect(await shownOn("/services/mise-a-niveau")).toEqual(["Écran 140"]);
  expect(await shownOn("/services/recuperation-donnees")).toEqual([]);
  await save({ priceExamplesState: "hidden" }, "1");
  expect(await shownOn("/services/reparation-materielle")).toEqual([]);
});

// rules prices/from and settings/own-services
test("a price example may be on the page of a service that the owner added", async () => {
  const path = "/services/cours-d-informatique" as const;
  const service = {
    ...{ name: "Cours d’informatique", description: "Chez vous.", lead: "Une heure.", from: "45" },
    ...{ drawing: "toolbox", place: "home" },
  };
  const added = rowsOf("ownServices", [service], Object.keys(service));
  await changeSettings(camille, "site", { version: "0", ...added });
  const { groups } = await getSectionScreen("prices");
  const list = groups.flatMap(({ settings }) => settings).find(({ name }) => name === "priceExamples");
  const page = list?.kind === "rows" && list.columns.find(({ name }) => name === "page");
  expect(page && page.choices?.[path]).toBe(service.name);
  const example = { name: "Forfait de cinq heures", detail: "", price: "200", page: path, alsoOn: "none" };
  const given = rowsOf("priceExamples", [example], Object.keys(example));
  expect(await save(given)).toMatchObject({ outcome: "done" });
  const blocks = getServicePage(path, await currentProfile())?.blocks;
  expect(blocks).toMatchObject([
    { kind: "text" },
    { kind: "examples", examples: [{ price: 45 }, { name: example.name, price: 200 }], isOwn: false },
  ]);
  const forged = rowsOf("priceExamples", [{ ...example, page: "/admin" }], Object.keys(example));
  expect(await save(forged, "1")).toMatchObject({
    errors: { "priceExamples.0.page": "Choisissez dans la liste" },
  });
});

// rule settings/history
test("the history shows a plan as people read it", async () => {
  await saveFees({ upToKm: "10", price: "5" });
  await save(
    rowsOf("remoteSessions", [{ ...plan, ...described, duration: "la séance", role: "short" }]),
    "1",
  );
  const { history } = await getSectionScreen("prices");
  expect(history[0]?.differences[0]?.after).toBe(
    "La panne · 95 · la séance · Séance courte · Une panne. · Devis, Pose · Aucune",
  );
  expect(history[1]?.differences).toEqual([{ label: "Tranches", before: "", after: "10 · 5" }]);
  const more = [
    { upToKm: "10", price: "5" },
    { upToKm: "30", price: "15" },
  ];
  await save(rowsOf("travelFees", more, ["upToKm", "price"]), "2");
  const [last] = (await getSectionScreen("prices")).history;
  expect(last?.differences, "only the row that differs").toEqual([
    { label: "Tranches", before: "", after: "30 · 15" },
  ]);
});
