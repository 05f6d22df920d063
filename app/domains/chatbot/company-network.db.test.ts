import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { camille } from "#tests/support/stored-settings.ts";
import { askedPrice } from "./facts/rules/asked-price.ts";
import { replyTo } from "./queries/reply.server.ts";

beforeAll(startWithArticles);
beforeEach(() => db.execute(sql`truncate settings_sections, settings_changes`));

const shop = (values: Record<string, string>) => changeSettings(camille, "site", { version: "0", ...values });
const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" })).content.replaceAll(
    "\u00a0",
    " ",
  );

// rule assistant/company-network
test.each(["refaire le réseau de nos bureaux", "câblage", "un réseau pour une petite entreprise ?"])(
  "'%s' is answered with the shop's work on the networks of companies",
  async (question) => {
    const said = await reply(question);
    expect(said).toMatch(/^Oui, nous nous occupons aussi du réseau des entreprises/);
    expect(said).toContain("/services/configuration-reseau");
  },
);

// rule assistant/company-network
test("a server is not promised, because no setting says that the shop does servers", async () => {
  const said = await reply("Vous montez un serveur pour cinq postes ?");
  expect(said).toContain("nous vous dirons si nous pouvons nous en charger");
  expect(said).not.toMatch(/^Oui/);
});

// rule assistant/company-network
test("a shop that visits homes only, or sets up no networks, says so", async () => {
  await shop({ visits: "homes" });
  const homes = await reply("un réseau pour notre association");
  expect(homes).toContain("chez les particuliers seulement");
  expect(homes).not.toContain("dans vos locaux");
  await db.execute(sql`truncate settings_sections, settings_changes`);
  await shop({ "service-configuration-reseau": "withdrawn" });
  for (const question of ["un réseau pour notre association", "serveur"])
    expect(await reply(question)).toMatch(/^Configuration réseau : nous ne proposons pas ce service/);
});

// rule assistant/facts
test("a private person who asks for a plan gets no plan for companies", async () => {
  for (const question of [
    "un abonnement pour les particuliers",
    "contrat de maintenance pour un particulier",
  ]) {
    const said = await reply(question);
    expect(said).toContain("Support à distance : 99 € par mois");
    expect(said).not.toMatch(/entreprise|Pro /i);
  }
  const company = planRow({
    role: "company",
    name: "Contrat",
    price: "120",
    duration: "par mois",
    features: "Un appel par mois",
  });
  const shopOfCompanies = assembleProfile({
    prices: { homePlans: [company], remoteSessions: [], securityPlans: [], maintenancePlans: [] },
  });
  const asked = { topics: ["subscriptions"], hasPrice: true };
  const answer = askedPrice("un abonnement pour les particuliers", asked, shopOfCompanies);
  expect(answer).toMatch(/^Nos forfaits au mois sont pour les entreprises/);
});
