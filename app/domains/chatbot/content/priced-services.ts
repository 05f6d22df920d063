import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import type { Topic } from "./topics.ts";

/** A service, and the words that visitors use for its work when they ask what it costs. */
export interface PricedService {
  path: ServicePath;
  /** The topics for which this service is the answer. */
  topics: readonly Topic[];
  /** Beginnings of words, without accents, separated by spaces. */
  words: string;
}

export const pricedServices: readonly PricedService[] = [
  {
    path: "/services/depannage-logiciel",
    topics: ["windows-trouble", "program-trouble", "windows-upgrade", "virus", "slow-computer", "password"],
    words: "reinstall formatage formater windows virus logiciel lenteur ralenti desinfect",
  },
  {
    path: "/services/reparation-materielle",
    topics: [
      "screen",
      "battery",
      "hardware-general",
      "hardware-no-start",
      "hardware-parts",
      "overheating",
      "water-damage",
      "mac",
    ],
    words:
      "ecran dalle batterie clavier charniere connecteur ventilateur alimentation chargeur carte mere coque",
  },
  {
    path: "/services/configuration-reseau",
    topics: ["network"],
    words: "wifi reseau box internet repeteur cablage routeur",
  },
  {
    path: "/services/recuperation-donnees",
    topics: ["data-recovery"],
    words: "recuper donnees photos fichiers",
  },
  { path: "/services/mise-a-niveau", topics: ["upgrade"], words: "ssd ram memoire barrette upgrade niveau" },
  {
    path: "/services/configuration-peripheriques",
    topics: ["printer", "peripherals"],
    words: "imprimante scanner webcam peripherique casque souris",
  },
  {
    path: "/services/depannage-distance",
    topics: ["remote-support"],
    words: "distance telemaintenance seance",
  },
  { path: "/services/securite-informatique", topics: ["security"], words: "securite antivirus protection" },
  {
    path: "/services/maintenance-preventive",
    topics: ["maintenance"],
    words: "maintenance entretien nettoyage nettoyer depoussier",
  },
];

/** Topics about prices in general. A question on one of them may still name a service, and then asks for its price. */
export const generalPriceTopics: readonly Topic[] = ["prices", "subscriptions", "quote", "diagnosis"];
