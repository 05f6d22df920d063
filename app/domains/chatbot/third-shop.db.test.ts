import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { elsewhereText, zoneText } from "./content/zone-texts.ts";
import { replyTo } from "./queries/reply.server.ts";
import { askedPrice } from "./facts/rules/asked-price.ts";
import { offeredAnswer } from "./rules/offered-answer.ts";

const row = (typed: Record<string, string>) => planRow({ features: "Examen", ...typed });

/** The settings of a shop with its own names, no monthly plan, two withdrawn services and one added service. */
const sections = {
  identity: { name: "Informatique Service Quimper" },
  prices: {
    homePlans: [
      row({ role: "diagnosis", name: "Diagnostic", price: "29" }),
      row({ role: "intervention", name: "Visite à domicile", price: "65" }),
    ],
    remoteSessions: [row({ role: "short", name: "Séance à distance", price: "39", duration: "la séance" })],
    securityPlans: [],
    maintenancePlans: [],
  },
  site: {
    radius: "20",
    "service-configuration-reseau": "withdrawn",
    "service-recuperation-donnees": "withdrawn",
    ownServices: [
      {
        name: "Montage de PC sur mesure",
        description: "Un ordinateur fixe choisi pièce par pièce.",
        lead: "Nous choisissons les pièces avec vous, puis nous les montons et les essayons.",
        slug: "",
        drawing: "toolbox",
        place: "shop",
        choice: "autre",
        from: "120",
        points: "Choix des pièces",
        text: "",
      },
    ],
  },
};

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, locations, settings_sections, settings_changes cascade`);
  await startWithArticles();
  for (const [section, values] of Object.entries(sections))
    await db.insert(settingsSections).values({ section, values, version: 1, updatedBy: "Camille" });
});

const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" })).content.replaceAll(
    "\u00a0",
    " ",
  );

const notOffered = (name: string) =>
  new RegExp(`${name} : nous ne proposons pas ce service\\. Pour savoir à qui vous adresser : 02`);

// rule assistant/withdrawn
test.each(["Mon wifi ne marche pas", "installez-vous le wifi ?", "ma box est lente"])(
  "the answer to '%s' says what to try, and does not promise the withdrawn service",
  async (question) => {
    const answer = await reply(question);
    expect(answer).toMatch(/^(Premiers gestes : d|D)ébranchez la box/);
    expect(answer).not.toMatch(/remédier|nous installons|\/services\//i);
    expect(answer).toMatch(notOffered("Configuration réseau"));
  },
);

// rule assistant/withdrawn
test.each([
  "Récupérez-vous les données d'un disque ?",
  "Récupérez-vous les photos d’un téléphone ?",
  "récupération de données prix",
])("the answer to '%s' says that the shop does not offer this, and whom to ask", async (question) => {
  const answer = await reply(question);
  expect(answer).toMatch(notOffered("Récupération de données"));
  expect(answer).not.toMatch(/nous récupérons|Voici ce qu’en dit/);
});

// rule assistant/withdrawn
test("a starter response that only offers a withdrawn service becomes the answer that the shop does not offer it", async () => {
  const profile = await currentProfile();
  const site = { ...profile.site, withdrawn: ["/services/maintenance-preventive"] as const };
  const shop = { ...profile, site };
  for (const { topic, response } of starterResponses)
    if (topic === "maintenance")
      expect(offeredAnswer(response, shop)).toMatch(/^Maintenance préventive.: nous ne proposons pas/);
  expect(offeredAnswer("Oui, nous entretenons tout.", shop)).toBe("Oui, nous entretenons tout.");
});

// rule assistant/own-services
test.each(["Vous montez des PC sur mesure ? quel prix", "monter un PC sur mesure, combien ?"])(
  "'%s' is answered with the price of the owner's service, and with nothing else",
  async (question) => {
    const answer = await reply(question);
    expect(answer).toContain("Montage de PC sur mesure : à partir de 120 €");
    expect(answer).toContain("/services/montage-de-pc-sur-mesure");
    expect(answer).not.toMatch(/Notre métier|Diagnostic/);
  },
);

// rule assistant/own-services
test("a question may name the owner's service by a verb, and another question in the same message keeps its answer", async () => {
  expect(await reply("Vous montez des PC sur mesure ?")).toContain("nous les montons et les essayons");
  const both = await reply("Vous montez des PC sur mesure ? Quels sont vos horaires ?");
  expect(both).toContain("nous les montons et les essayons");
  expect(both).toContain("Voici nos horaires");
  expect(await reply("Quel est le montant du diagnostic ?")).not.toContain("sur mesure");
});

// rule assistant/facts
test.each([
  "Avez-vous un abonnement de maintenance ?",
  "contrat de maintenance",
  "vous avez un forfait d’entretien ?",
  "formule sécurité ?",
])("'%s' is answered that the shop has no monthly plan", async (question) => {
  const answer = await reply(question);
  expect(answer).toContain("Nous n’avons pas de forfait mensuel");
  expect(answer).not.toMatch(/évite|lequel|formules/);
});

// rule assistant/starter
test("the response about subscriptions says that there are none, also when the visitor presses its button", async () => {
  const profile = await currentProfile();
  const response = starterResponses.find(({ topic }) => topic === "subscriptions")?.response ?? "";
  expect(offeredAnswer(response, profile).replaceAll("\u00a0", " ")).toBe(
    "Nous n’avons pas de forfait mensuel : chaque intervention se paie à son prix.\nLe détail : /#tarifs",
  );
});

// rule assistant/facts
test("a shop with monthly plans for another service answers that this service has none", () => {
  const prices = { ...specifiedProfile.prices, maintenance: [] };
  const asked = { topics: ["subscriptions"], hasPrice: true };
  const of = (profile: typeof specifiedProfile) =>
    askedPrice("Avez-vous un abonnement de maintenance ?", asked, profile);
  expect(of({ ...specifiedProfile, prices })).toMatch(
    /^Maintenance préventive.: nous n’avons pas de forfait/,
  );
  expect(of(specifiedProfile)).toContain("par mois");
});

// rule prices/row-words
test.each(["Vos tarifs ?", "vous venez à domicile ?", "installer un ordinateur neuf"])(
  "'%s' is answered with the plan's own name",
  async (question) => {
    const answer = await reply(question);
    expect(answer).toMatch(/Visite à domicile( : | », à )65 €/);
    expect(answer).not.toMatch(/intervention standard/i);
  },
);

// rules assistant/elsewhere and assistant/facts
test("a distance beyond the radius that would be rounded to the radius is called a little more than it", () => {
  const shop = {
    city: "Quimper",
    phone: "",
    zonesPath: null,
    remotePath: null,
    radiusKm: 20,
    isVisiting: true,
  };
  const town = (km: number) => elsewhereText({ ...shop, name: "Douarnenez", km }).replaceAll("\u00a0", " ");
  expect(town(20.3)).toContain("à un peu plus de 20 km de l’atelier");
  expect(town(20.6)).toContain("à environ 21 km");
  expect(town(19.7)).toMatch(/à environ 20 km[^]*ce doit être possible/);
  const zone = {
    city: "Douarnenez",
    postalCode: "29100",
    travelFee: null,
    path: "/",
    isHelpedRemotely: true,
    isVisited: true,
  };
  const zoneAt = (km: number, beyondKm: number | null) => zoneText({ ...zone, km, beyondKm });
  expect(zoneAt(20.3, 20)).toContain("à un peu plus de 20 km");
  expect(zoneAt(19.7, null)).toContain("à environ 20 km");
});
