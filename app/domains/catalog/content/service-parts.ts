import type { ServicePath } from "./specified-services.ts";

/**
 * The parts of a service's page that the owner can leave out, and the label of the checkbox of each (rule
 * settings/service-parts).
 */
export const servicePartLabels = {
  promise: "Montrer la promesse",
  symptoms: "Montrer les pannes courantes",
  groups: "Montrer ce que nous faisons",
  table: "Montrer le tableau",
  urgent: "Montrer les bons gestes",
  compare: "Montrer la comparaison",
  guarantees: "Montrer nos engagements",
  steps: "Montrer les étapes",
  price: "Montrer le prix de l’intervention",
} as const;

export type ServicePart = keyof typeof servicePartLabels;

/** The parts of each page, in the order of the page. */
export const serviceParts: Readonly<Record<ServicePath, readonly ServicePart[]>> = {
  "/services/depannage-distance": ["steps", "compare", "guarantees"],
  "/services/reparation-materielle": ["symptoms", "groups", "steps", "compare", "price"],
  "/services/depannage-logiciel": ["promise", "symptoms", "compare", "steps", "price"],
  "/services/configuration-reseau": ["groups", "symptoms", "steps", "guarantees", "price"],
  "/services/maintenance-preventive": ["table", "compare", "steps"],
  "/services/recuperation-donnees": ["urgent", "promise", "table", "steps"],
  "/services/securite-informatique": ["urgent", "table", "groups", "steps"],
  "/services/mise-a-niveau": ["table", "compare", "steps", "guarantees", "price"],
  "/services/configuration-peripheriques": ["groups", "steps", "compare", "guarantees", "price"],
};
