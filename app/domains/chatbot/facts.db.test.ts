import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import type { OwnService } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { findFact } from "./queries/facts.server.ts";
import { judgeQuestion, replyTo } from "./queries/reply.server.ts";
import { askedPrice } from "./facts/rules/asked-price.ts";
import { askedDay, isOnlyDay } from "./facts/rules/asked-day.ts";
import { askedPart } from "./facts/rules/asked-time.ts";
import { dayAnswer } from "./facts/rules/days-answer.ts";
import { seedChatbot } from "./seed.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";

beforeAll(async () => {
  await seedChatbot();
  await learnNow();
  await db.execute(sql`truncate locations cascade`);
  const place = { address: "1 rue de la Mairie", latitude: 47.84, longitude: -0.33 };
  await db.insert(locations).values([
    { ...place, name: "Sablé", slug: "sable-sur-sarthe", city: "Sablé-sur-Sarthe", postalCode: "72300" },
    { ...place, name: "La Flèche", slug: "la-fleche", city: "La Flèche", postalCode: "72200" },
  ]);
});

const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: true, networkKey: "network" })).content;

// rule assistant/facts
test.each([
  ["vous allez jusqu'à Sablé ?", "/locations/sable-sur-sarthe"],
  ["le 72300 c'est votre secteur ?", "/locations/sable-sur-sarthe"],
  ["Venez-vous à la fleche", "/locations/la-fleche"],
])("'%s' is answered with the zone and its page", async (question, path) => {
  const answer = await reply(question);
  expect(answer).toContain(path);
  expect(answer).toMatch(/à environ \d+ km/);
});

// rule assistant/facts
test.each([
  [
    "Vous venez jusqu’à Sablé-sur-Sarthe ?",
    /^Oui, sur demande : Sablé-sur-Sarthe \(72300\) est à environ \d+ km/,
  ],
  ["Vous venez jusqu’à Pornichet ?", /^Oui, sur demande : Pornichet \(44380\) est au-delà de notre rayon/],
])(
  "'%s', about a zone beyond the radius, is answered like the page of that zone",
  async (question, beginning) => {
    const place = { address: "1 rue de la Mairie", name: "Pornichet", slug: "pornichet", city: "Pornichet" };
    await db
      .insert(locations)
      .values({ ...place, postalCode: "44380" })
      .onConflictDoNothing();
    const answer = (await reply(question)).replaceAll("\u00a0", " ");
    expect(answer).toMatch(beginning);
    expect(answer).toContain("notre rayon habituel de 30 km. Nous dépannons d’abord à distance.\n");
  },
);

// rules assistant/facts and settings/pages
test("a shop that hides its zones promises a visit to no town, and links to none", async () => {
  const profile = await currentProfile();
  const site = { ...profile.site, hidden: ["/locations"] };
  const judged = await judgeQuestion("vous allez jusqu'à Sablé ?", db);
  expect(await findFact("vous allez jusqu'à Sablé ?", judged, { ...profile, site }, db)).toBeNull();
  expect(await findFact("vous allez jusqu'à Sablé ?", judged, profile, db)).not.toBeNull();
});

// rule assistant/facts
test("the answer about a postal code of several zones names the largest and nearest ones, and has a link to all of them", async () => {
  const place = { address: "1 rue de la Mairie", postalCode: "72110", longitude: 0.4 };
  const towns = ["Beaufay", "Bonnétable", "Nogent-le-Bernard", "Rouperroux-le-Coquet", "Saint-Célerin"];
  await db.insert(locations).values(
    towns.map((city, at) => {
      const [slug, latitude] = [`zone-72110-${at}`, city === "Beaufay" ? null : 48.3 - at / 50];
      return { ...place, name: city, slug, city, latitude, longitude: latitude && place.longitude };
    }),
  );
  await db.execute(sql`
    with region as (
      insert into regions (code, name) values ('52', 'Pays de la Loire') returning id
    ), department as (
      insert into departments (code, name, region_id) select '72', 'Sarthe', id from region returning id
    ), commune as (
      insert into communes (insee_code, postal_code, name, department_id, population)
      select '72039', '72110', 'Bonnétable', id, 3800 from department returning id
    )
    update locations set commune_id = commune.id from commune where slug = 'zone-72110-1'`);
  const answer = await reply("le 72110 c'est votre secteur ?");
  expect(answer.split("\n").map((line) => line.replace(/^(•[^,]*),.*\./, "$1"))).toEqual([
    "Oui, nous nous déplaçons jusque-là : le 72110 est dans notre secteur.",
    "• Bonnétable /locations/zone-72110-1",
    "• Saint-Célerin /locations/zone-72110-4",
    "• Rouperroux-le-Coquet /locations/zone-72110-3",
    expect.stringMatching(/^Et 2 autres communes\u00a0: \/locations\?\w+=72110$/),
  ]);
  // rule zones/unknown-distance
  expect(await reply("vous allez à Beaufay (72110) ?")).toMatch(
    /^C’est à voir : Beaufay \(72110\) est dans notre département, mais ce site n’en connaît pas la distance\./,
  );
});

// rule assistant/facts
test("the answer about a town that is not a zone promises no visit", async () => {
  for (const question of ["vous venez à Marseille ?", "le 13001 c'est votre secteur ?"])
    expect(await reply(question)).not.toContain("est dans notre secteur");
});

// rule assistant/facts
test("a question about a day is answered with the hours of that day", async () => {
  expect(await reply("vous êtes ouverts samedi ?")).toContain("10h-16h");
  expect(await reply("ouvert le dimanche ?")).toContain("Nous sommes fermés dimanche");
});

// rule assistant/facts
test.each([
  ["samedi 15 h ?", "10h-16h"],
  ["et samedi à 15h30 svp", "10h-16h"],
  ["le 1er mai", "1er mai"],
  ["demain ?", "Nos horaires."],
  ["Noël ?", "25 décembre"],
])("'%s' names nothing but a day, and is answered with its hours", async (question, part) =>
  expect(await reply(question)).toContain(part),
);

// rule assistant/facts
test.each([
  ["samedi 15 h ?", true],
  ["le 24/12 ?", true],
  ["le 24 et le 31 décembre ?", true],
  ["vous recrutez en mai ?", false],
  ["mon pc est tombé samedi", false],
  ["aujourd’hui 17 h", true],
])("'%s' names nothing but a day: %s", (question, isOnly) => expect(isOnlyDay(question)).toBe(isOnly));

// rule assistant/facts
test.each([
  ["samedi 15 h ?", "2026-11-28"],
  ["ouvert demain", "2026-11-24"],
  ["et aujourd’hui ?", "2026-11-23"],
  ["le 1er mai vous êtes là", "2027-05-01"],
  ["le 31 février", null],
  ["ouvert à Noël ?", "2026-12-25"],
  ["vos horaires", null],
])("'%s' names the day %s", (question, day) => expect(askedDay(question, "2026-11-23")).toBe(day));

// rule assistant/facts
test("the answer about a day mentions closures and public holidays", () => {
  const closures = [{ from: "2026-12-24", to: "2026-12-26", label: "congés" }];
  const shop = (holidays: string) =>
    assembleProfile({ hours: { closures, holidays } }, new Date("2026-11-23T10:00:00Z"));
  const profile = shop("closed");
  expect(dayAnswer("2026-12-25", profile)).toBe("Fermé du 24 au 26 décembre (congés).");
  expect(dayAnswer("2027-05-01", profile)).toBe("Fermé le 1er mai.");
  expect(dayAnswer("2027-05-01", shop("open"))).toContain("jour férié");
  expect(dayAnswer("2026-11-24", profile)).toBe("Mardi 24 novembre, nous sommes ouverts : 9h-18h.");
});

// rule assistant/facts
test("the answer about a part of the day says that the shop is closed if it is", () => {
  const week = Array.from({ length: 7 }, (): [number, number][] => [[600, 780]]);
  const profile = { ...assembleProfile({ hours: { saturday: "10h-13h" } }), week };
  const said = (question: string) => dayAnswer("2026-11-28", profile, { part: askedPart(question) });
  expect(said("ouverts samedi après-midi ?")).toBe(
    "Non, nous sommes fermés samedi 28 novembre après-midi. Samedi 28 novembre, nous sommes ouverts : 10h-13h.",
  );
  expect(said("ouverts samedi matin ?")).toBe("Samedi 28 novembre, nous sommes ouverts : 10h-13h.");
});

// rule assistant/facts
test.each([
  ["vous allez à sablé sur sarte ?", "/locations/sable-sur-sarthe"],
  ["vous venez a la fleceh", "/locations/la-fleche"],
  ["sablésursarthe", "/locations/sable-sur-sarthe"],
])("the town in '%s' is found although it is mistyped", async (question, path) =>
  expect(await reply(question)).toContain(path),
);

// rule assistant/facts
test.each([
  ["combien pour une réinstallation ?", ["à partir de 89 €", "/services/depannage-logiciel"]],
  [
    "c'est quoi le forfait annuel ?",
    ["pas de forfait annuel", "99 € par mois", "/services/maintenance-preventive"],
  ],
  ["prix de la formule pro de sécurité", ["Pro : 59 € par mois", "/services/securite-informatique"]],
  ["tarif de la maintenance essentiel", ["Essentiel : 49 € par mois", "/services/maintenance-preventive"]],
  [
    "C’est combien pour changer un écran de portable ?",
    ["à partir de 159 €", "Pièce et pose comprises", "dépend du modèle"],
  ],
  [
    "une séance d'une heure à distance c'est combien",
    ["Séance de 1 h : 49 €", "/services/depannage-distance"],
  ],
  ["cb coute le diagnostic", ["Diagnostic : 29 €"]],
])("'%s' is answered with published prices", async (question, parts) => {
  const answer = (await reply(question)).replaceAll("\u00a0", " ");
  for (const part of parts) expect(answer).toContain(part);
});

// rule assistant/facts
test("the prices are the same when the assistant is a little more or a little less certain of the question", async () => {
  const question = "C’est combien pour changer un écran de portable ?";
  const { responses } = await judgeQuestion("mon écran est cassé", db);
  const [screen] = responses;
  const [delay] = (await judgeQuestion("combien de temps ça prend", db)).responses;
  if (!screen || !delay) throw new Error("both are starter responses");
  const judged = await judgeQuestion(question, db);
  const answered = { kind: "answer", responseId: screen.id, from: "examples", confidence: 0.8 } as const;
  const asked = { kind: "ask" as const, responseIds: [screen.id, delay.id] };
  const said = async (some: Partial<typeof judged>) =>
    (await findFact(question, { ...judged, ...some }, await currentProfile(), db))?.content;
  const sure = await said({ decision: answered, responses: [screen] });
  expect(sure).toContain("dépend du modèle");
  expect(await said({ decision: asked, responses: [screen, delay] })).toBe(sure);
});

// rule assistant/facts
test("answers contain only published prices, and none about another trade", async () => {
  const { home, remote, security, maintenance, examples } = (await currentProfile()).prices;
  const published = [home, remote, security, maintenance, examples].flat().map(({ price }) => price);
  for (const question of [
    "combien pour une récupération de données ?",
    "prix pour installer un SSD",
    "combien coûte une batterie de voiture",
    "tarif pour un virus",
    "vous prenez combien pour le wifi",
    "combien de temps pour réparer un écran",
  ]) {
    const said = [...(await reply(question)).matchAll(/(\d+)\u00a0€/g)].map(([, euros]) => Number(euros));
    expect(said.filter((euros) => !published.includes(euros))).toEqual([]);
    if (/voiture|temps/.test(question)) expect(said).toEqual([]);
  }
});

// rule assistant/facts
test("a withdrawn service has no price, and a service that the owner added has its own", async () => {
  const profile = await currentProfile();
  const asked = { topics: ["prices"], hasPrice: true };
  const withdrawn = {
    ...profile,
    site: { ...profile.site, withdrawn: ["/services/securite-informatique"] },
  } as const;
  expect(askedPrice("prix de la formule pro de sécurité", asked, profile)).toContain("securite-informatique");
  expect(askedPrice("prix de la formule pro de sécurité", asked, withdrawn)).toBeNull();
  expect(askedPrice("vos forfaits mensuels", asked, withdrawn)).not.toContain("securite-informatique");
  const own = {
    name: "Numérisation de cassettes",
    path: "/services/cassettes",
    description: "VHS, Hi8.",
    lead: "Vos films sur une clé.",
    points: [],
    text: [],
    drawing: "remote",
    place: "shop",
    choice: "autre",
    from: 25,
  } as const;
  const added = { ...profile, ownServices: [own as unknown as OwnService] };
  expect(askedPrice("combien pour la numérisation de mes cassettes", asked, added)).toMatch(
    /à partir de 25\u00a0€\n.*\/services\/cassettes$/,
  );
});
