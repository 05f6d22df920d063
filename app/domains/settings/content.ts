import type { SectionKey } from "#app/domains/business/registry.server.ts";

/** A step of the first start: the settings it asks for. */
export interface WelcomeStep {
  slug: string;
  label: string;
  title: string;
  lead: string;
  section: SectionKey;
  names?: readonly string[];
}

/** The five steps of the first start, in order (rule settings/first-start). */
export const welcomeSteps: readonly WelcomeStep[] = [
  {
    slug: "qui",
    label: "Votre atelier",
    title: "Votre atelier",
    lead: "Ce que vos clients liront en premier. Tout se change ensuite dans les réglages.",
    section: "company",
    names: ["name", "wordmark", "plate", "accent", "phone", "email"],
  },
  {
    slug: "ou",
    label: "Votre adresse",
    title: "Où vous trouver",
    lead: "Tant que l’adresse n’est pas la vôtre, le site la dit fictive.",
    section: "company",
    names: ["street", "postalCode", "city", "department", "latitude", "longitude"],
  },
  {
    slug: "horaires",
    label: "Vos horaires",
    title: "Vos horaires",
    lead: "Jour par jour. Un jour laissé vide est fermé.",
    section: "hours",
  },
  {
    slug: "prix",
    label: "Vos prix",
    title: "Vos prix",
    lead: "Ceux que le site affiche aujourd’hui, toutes taxes comprises.",
    section: "prices",
    names: ["homePlans", "diagnosisRule"],
  },
  {
    slug: "preuve",
    label: "Ce que vous affirmez",
    title: "Ce que vous affirmez",
    lead: "Le site de départ montre des exemples. Confirmez ce qui est vrai, masquez le reste.",
    section: "proof",
    names: [
      "homeFiguresState",
      "aboutFiguresState",
      "certificationsState",
      "testimonialsState",
      "recoveryState",
      "unlimitedSupportState",
      "guaranteeDays",
      "delay",
      "reply",
      "quoteDelay",
    ],
  },
];

export const welcomePath = "/admin/first-start";

/** Returns the address of a step. */
export function stepPath(slug: string): string {
  return `${welcomePath}/${slug}`;
}

export const welcomeTexts = {
  title: "Premier démarrage",
  claim: "Cinq étapes, dix minutes.",
  note: "Chaque étape s’enregistre seule. Vous pouvez vous arrêter et reprendre plus tard.",
  steps: "Étapes",
  done: "faite",
  step: (number: number) => `Étape ${number} sur 5`,
  next: (label: string) => `Enregistrer, puis\u00a0: ${label.toLowerCase()}`,
  finish: "Enregistrer et voir le tableau de bord",
  skip: "Passer cette étape",
  back: "Étape précédente",
} as const;
