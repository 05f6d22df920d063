import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { camille } from "#tests/support/stored-settings.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { replyTo } from "./queries/reply.server.ts";
import { askedTime, timeAnswer } from "./facts/rules/asked-time.ts";

const row = (typed: Record<string, string>) => planRow({ features: "Examen", ...typed });
const day = [
  [600, 750],
  [840, 1110],
];

/** The settings of a shop that sells no monthly plan, closes for lunch and travels up to 25 km. */
const sections = {
  prices: {
    homePlans: [
      row({ role: "diagnosis", name: "Diagnostic", price: "25", features: "Rapport écrit" }),
      row({
        role: "intervention",
        name: "Visite à domicile",
        price: "79",
        features: "Une heure",
        notIncluded: "Pièces détachées",
      }),
    ],
    remoteSessions: [],
    securityPlans: [],
    maintenancePlans: [],
    diagnosisRule: "repair",
  },
  hours: {
    monday: "",
    tuesday: "10h-12h30, 14h-18h30",
    wednesday: "10h-12h30, 14h-18h30",
    thursday: "",
    friday: "",
    saturday: "",
  },
  site: { radius: "25" },
};

// Monday 23 November 2026 at 11:00 in Paris. In the evening, the answers would begin with a sentence about today.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 10) }));
afterEach(() => void vi.useRealTimers());

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, locations, settings_sections, settings_changes cascade`);
  await startWithArticles();
  for (const [section, values] of Object.entries(sections))
    await db.insert(settingsSections).values({ section, values, version: 1, updatedBy: "Camille" });
  const zone = { address: "1 rue de la Mairie", longitude: 0.2, name: "Zone" };
  await db.insert(locations).values([
    { ...zone, slug: "loin", city: "Châteauneuf-le-Loin", postalCode: "72901", latitude: 47.6 },
    { ...zone, slug: "pres", city: "Montigny-le-Proche", postalCode: "72902", latitude: 47.95 },
  ]);
});

const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" })).content.replaceAll(
    "\u00a0",
    " ",
  );

// rule assistant/facts
test.each(["Quel est le prix d’une visite à domicile ?", "combien coûte une visite à domicile"])(
  "'%s' is answered with the published price",
  async (question) => expect(await reply(question)).toContain("Visite à domicile : 79 € par intervention"),
);

// rule assistant/facts
test("the answer about a zone beyond the radius says the same as the zone's page: a visit on request", async () => {
  const far = await reply("Vous venez jusqu’à Châteauneuf-le-Loin ?");
  expect(far).toMatch(/^Oui, sur demande : Châteauneuf-le-Loin \(72901\) est à environ \d+ km/);
  expect(far).toContain("au-delà de notre rayon habituel de 25 km. Nous dépannons d’abord à distance.");
  expect(await reply("le 72901 c’est votre secteur ?")).not.toContain("dans notre secteur");
  expect(await reply("le 72902 c’est votre secteur ?")).toContain("est dans notre secteur");
});

test("the answer about a town that is not a zone says how far the shop travels, and not that it travels everywhere", async () => {
  const answer = await reply("Vous venez jusqu’à Cholet ?");
  expect(answer).toContain("dans un rayon de 25 km");
  expect(answer).not.toContain("département");
});

// rule assistant/facts
test.each(["Forfait mensuel pour les entreprises ?", "abonnements ?", "vous avez un forfait mensuel ?"])(
  "'%s' is answered that the shop has no monthly plan",
  async (question) => expect(await reply(question)).toContain("Nous n’avons pas de forfait mensuel"),
);

// rule assistant/facts
test("the price of a diagnosis comes with the rule for when it is free, and no other answer contradicts it", async () => {
  const rule = "Le diagnostic est offert si la réparation suit. Sinon, il coûte 25 €.";
  expect(await reply("Combien coûte le diagnostic ?")).toContain(rule);
  const answer = await reply("le diagnostic est-il gratuit ?");
  expect(answer).toContain(rule);
  expect(answer).not.toContain("sans projet de réparation");
});

// rule assistant/facts
test.each(["Combien pour changer un écran ?", "Combien coûte un changement d’écran de portable ?"])(
  "'%s' is answered with the price of a screen, part and labour, and of nothing else",
  async (question) => {
    const answer = await reply(question);
    expect(answer).toContain("Écran de portable : à partir de 159 €\nPièce et pose comprises.");
    expect(answer).not.toMatch(/Visite à domicile|Non compris/);
  },
);

// rule assistant/facts
test("a question about an hour is answered with yes or no", async () => {
  expect(await reply("Ouverts à 13 h ?")).toMatch(/^Non, nous sommes fermés à 13 h\./);
  expect(await reply("ouvert mardi à 13h ?")).toMatch(/^Non, nous sommes fermés à 13 h\. Mardi/);
  expect(await reply("êtes-vous ouverts mercredi à 15 h ?")).toMatch(
    /^Oui, nous sommes ouverts à 15 h\. Mercredi/,
  );
});

test("the answer about the guarantee says how long a repair is guaranteed", async () => {
  expect(await reply("vos réparations sont garanties ?")).toContain("sont garanties 30 jours");
});

// rules settings/guarantee and assistant/complaint
test("a shop without a guarantee of its own promises none, and mentions the legal guarantees", async () => {
  await changeSettings(camille, "proof", { version: "0", guaranteeDays: "0" });
  const answer = await reply("vos réparations sont garanties ?");
  expect(answer).toMatch(/^Nous n’ajoutons pas de garantie à vos garanties légales/);
  expect(answer).not.toContain("30 jours");
  expect(
    await reply("la panne est revenue une semaine après votre réparation, je suis très mécontent"),
  ).not.toMatch(/garanti/);
  await changeSettings(camille, "proof", { version: "1", guaranteeDays: "30" });
});

// rule assistant/facts
test.each([
  ["Ouverts à 13 h ?", 780],
  ["ouvert 9h30", 570],
  ["ouverts entre midi et deux ?", 780],
  ["ouvert jusqu’à 18 h ?", null],
  ["ouverts avant 9h ?", null],
  ["de 9h à 12h ?", null],
  ["24h/24 ?", null],
  ["vos horaires", null],
])("'%s' asks about this minute of the day: %s", (question, minutes) =>
  expect(askedTime(question)).toBe(minutes),
);

// rule assistant/facts
test("the answer about an hour says that the shop is open, closed, or open only on some days", () => {
  const { week: _week, ...profile } = assembleProfile({});
  const said = (week: unknown[], minutes: number) =>
    timeAnswer(minutes, { ...profile, week: week as never, openDays: "du lundi au mercredi" }).replaceAll(
      "\u00a0",
      " ",
    );
  const whole = [[540, 1080]];
  expect(said([day, day, day, []], 780)).toBe("Non, nous sommes fermés à 13 h.");
  expect(said([day, day, day, []], 900)).toBe("Oui, nous sommes ouverts à 15 h, du lundi au mercredi.");
  expect(said([whole, whole, day, []], 780)).toBe("Oui, nous sommes ouverts à 13 h, sauf le mercredi.");
  expect(said([whole, day, day, []], 780)).toBe("À 13 h, nous sommes ouverts le lundi seulement.");
});
