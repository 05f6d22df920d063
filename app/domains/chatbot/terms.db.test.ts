import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { replyTo } from "./queries/reply.server.ts";

const row = (typed: Record<string, string>) => planRow({ features: "Examen", ...typed });

/** The settings of a shop that also sells visits, and whose diagnosis is paid if nothing is repaired. */
const sections = {
  legal: { vatNumber: "Non applicable, art. 293 B du CGI" },
  prices: {
    homePlans: [
      row({ role: "diagnosis", name: "Diagnostic", price: "35", features: "Rapport" }),
      row({ role: "intervention", name: "Réparation à l’atelier", price: "59" }),
      row({ role: "", name: "Visite à domicile", price: "65" }),
    ],
    remoteSessions: [row({ role: "short", name: "Séance à distance", price: "39", duration: "la séance" })],
    securityPlans: [],
    maintenancePlans: [],
    diagnosisRule: "repair",
    travelFees: [
      { upToKm: "4", price: "0" },
      { upToKm: "25", price: "15" },
    ],
  },
  proof: { certificationsState: "hidden" },
  site: {
    radius: "25",
    "service-recuperation-donnees": "withdrawn",
    "service-maintenance-preventive": "withdrawn",
  },
};

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, locations, settings_sections, settings_changes cascade`);
  await startWithArticles();
  for (const [section, values] of Object.entries(sections))
    await db.insert(settingsSections).values({ section, values, version: 1, updatedBy: "Camille" });
  const zone = { address: "1 rue de la Mairie", longitude: 0.27, latitude: 48, name: "Zone" };
  await db.insert(locations).values({ ...zone, slug: "pres", city: "Pluguffan", postalCode: "72902" });
});

const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" })).content.replaceAll(
    "\u00a0",
    " ",
  );

// rule assistant/terms
test.each([
  ["je peux récupérer la TVA ?", "Nos prix sont nets : TVA non applicable"],
  ["si je refuse le devis, je paie quoi ?", "Sinon, il coûte 35 €."],
  ["jusqu'à quelle distance venez-vous ?", "dans un rayon de 25 km"],
  ["le déplacement est-il gratuit ?", "Déplacement compris jusqu’à 4 km, 15 € jusqu’à 25 km"],
  ["combien coûte le déplacement à Pluguffan ?", "Déplacement : 15 €.\nTout est sur sa page"],
  ["combien coûte le déplacement à Pluguffan ?", "Visite à domicile : 65 €."],
  ["Combien pour un dépannage chez moi à Pluguffan ?", "Déplacement : 15 €."],
  ["Combien pour un dépannage chez moi à Pluguffan ?", "Visite à domicile : 65 €."],
  ["Vous répondez en combien de temps à un message ?", "Nous répondons à un message sous un jour ouvré"],
  ["Bonjour, vous répondez en combien de temps ?", "Nous répondons à un message sous un jour ouvré"],
  ["Vous êtes agréé Apple ou Microsoft ?", "Nous n’annonçons aucun agrément"],
  ["Un technicien peut venir dimanche ?", "Nous sommes fermés dimanche"],
  ["Vous avez un contrat de maintenance mensuel ?", "Nous n’avons pas de forfait mensuel"],
  ["Réparez-vous en 24 h ?", "Nous intervenons sous 24 à 48 h"],
  ["combien de temps dure une réparation ?", "Nous intervenons sous 24 à 48 h"],
])("'%s' is answered with the shop's condition: %s", async (question, said) =>
  expect(await reply(question)).toContain(said),
);

// rule assistant/facts
test("a question about the price of work at home is answered with the price of a visit and the travel fees", async () => {
  const answer = await reply("combien pour dépanner mon imprimante à domicile ?");
  expect(answer).toContain("• Visite à domicile : 65 € par intervention\n• Déplacement compris jusqu’à 4 km");
  expect(answer).not.toContain("59 €");
});

// rule assistant/facts
test("the answer about the price of removing a virus also gives the price of a remote session", async () => {
  expect(await reply("j’ai un virus, c’est combien ?")).toContain("• Séance à distance : 39 € la séance");
});

// rule assistant/facts
test("a company that asks for a plan is answered that the shop has no monthly plan", async () => {
  expect(await reply("vous avez un forfait entreprise ?")).toMatch(/^Nous n’avons pas de forfait mensuel/);
});

// rule assistant/terms
test("the cost of travel to a town is said to be unknown if no fee is published", async () => {
  await db.execute(sql`truncate settings_sections, settings_changes`);
  expect(await reply("Frais de déplacement à Pluguffan ?")).toContain(
    "Ce site ne dit pas si le déplacement se paie",
  );
});
