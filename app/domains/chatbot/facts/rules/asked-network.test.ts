import { expect, test } from "vitest";
import { askedCompanyNetwork } from "./asked-network.ts";

// rule assistant/company-network
test.each([
  ["vous posez du réseau pour une entreprise ?", "network"],
  ["refaire le câblage de nos bureaux", "network"],
  ["câblage", "network"],
  ["une armoire de brassage pour l’atelier, c’est possible ?", "network"],
  ["monter un serveur pour notre association", "server"],
  ["un NAS partagé entre cinq postes", "server"],
  ["serveur", "server"],
  ["le réseau de l’entreprise est en panne", null],
  ["notre serveur ne répond plus", null],
  ["le wifi de la chambre ne capte pas", null],
  ["serveur de messagerie Orange", null],
  ["câblage électrique de la maison", null],
  ["ma Nintendo Switch ne s’allume plus", null],
  ["vous recrutez un serveur ?", null],
  ["le câble du chargeur est coupé", null],
  ["mon NAS a perdu mes photos", null],
])("'%s' asks about a company's network: %s", (question, asked) =>
  expect(askedCompanyNetwork(question)).toBe(asked),
);
