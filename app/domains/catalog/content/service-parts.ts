import type { ServicePath } from "./specified-services.ts";

/** The parts of a service's page that the owner may leave out (rule settings/service-parts). */
export const servicePartLabels = {
  promise: "La promesse",
  symptoms: "Les pannes courantes",
  groups: "Ce que nous faisons",
  table: "Le tableau",
  urgent: "Les bons gestes",
  compare: "La comparaison",
  guarantees: "Nos engagements",
  steps: "Les étapes",
} as const;

export type ServicePart = keyof typeof servicePartLabels;

/** The parts of each page, in its order. */
export const serviceParts: Readonly<Record<ServicePath, readonly ServicePart[]>> = {
  "/services/depannage-distance": ["steps", "compare", "guarantees"],
  "/services/reparation-materielle": ["symptoms", "groups", "steps", "compare"],
  "/services/depannage-logiciel": ["promise", "symptoms", "compare", "steps"],
  "/services/configuration-reseau": ["groups", "symptoms", "steps", "guarantees"],
  "/services/maintenance-preventive": ["table", "compare", "steps"],
  "/services/recuperation-donnees": ["urgent", "promise", "table", "steps"],
  "/services/securite-informatique": ["urgent", "table", "groups", "steps"],
  "/services/mise-a-niveau": ["table", "compare", "steps", "guarantees"],
  "/services/configuration-peripheriques": ["groups", "steps", "compare", "guarantees"],
};
