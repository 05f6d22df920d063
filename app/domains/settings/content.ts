import type { SectionKey } from "#app/domains/business/registry.server.ts";
import { goLiveTexts } from "#app/domains/business/labels/go-live.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { enumerate } from "#app/lib/french/place-names.ts";

interface Beside {
  section: SectionKey;
  names: readonly string[];
  isFirst: boolean;
  /** If set, all these settings are in one sheet (group) with this title, instead of the sheets of their section. */
  sheet?: { title: string; text: string; isFolded: boolean };
  /** For each setting that copies another one until somebody sets it: the name of the other. */
  same?: Readonly<Record<string, string>>;
}

/** A step of the first start, and the settings for which it asks. */
export interface WelcomeStep {
  slug: string;
  label: string;
  title: string;
  lead: string;
  section: SectionKey;
  names?: readonly string[];
  /** Settings of other sections for which the step also asks, before or after its own. They are saved together. */
  beside?: readonly Beside[];
  /** The settings whose sheet is folded until somebody presses its title. */
  folded?: readonly string[];
  /** The title of a sheet that combines all sheets with a single question. */
  together?: string;
  /** The text of a link to the section's other settings. */
  more?: string;
  /** The first setting of the sheet to which that link leads. */
  moreAt?: string;
}

/** The names that the settings of the nine services have in the section 'site'. */
const offered = services.map(({ path }) => path.replace("/services/", "service-"));

/** The five steps of the first start, in order (rule settings/first-start). */
export const welcomeSteps: readonly WelcomeStep[] = [
  {
    slug: "qui",
    label: "Votre atelier",
    title: "Votre atelier",
    lead: "Ce que vos clients liront en premier. Tout se change ensuite dans les réglages.",
    section: "company",
    names: ["name", "wordmark", "plate", "accent", "phone", "email"],
    beside: [
      {
        section: "mail",
        names: ["recipients"],
        isFirst: false,
        sheet: {
          title: "Qui reçoit les demandes",
          text: "Chaque demande arrive ici, dans le tableau de bord. Un e-mail peut aussi vous en prévenir.",
          isFolded: false,
        },
      },
      {
        section: "legal",
        names: ["companyName", "legalForm", "siret", "registration", "vatNumber", "publisher"],
        isFirst: false,
        sheet: {
          title: "Les mentions légales, si vous les avez sous la main",
          text: "À remplir avant d’ouvrir le site\u00a0: ici ou plus tard, avec l’hébergeur, dans «\u00a0Les mentions légales\u00a0».",
          isFolded: true,
        },
      },
    ],
  },
  {
    slug: "ou",
    label: "Votre adresse",
    title: "Où vous trouver",
    lead: "Tant que l’adresse n’est pas la vôtre, le site la dit fictive.",
    section: "company",
    names: ["street", "postalCode", "city", "department", "latitude", "longitude"],
    beside: [{ section: "site", names: ["radius"], isFirst: false }],
  },
  {
    slug: "horaires",
    label: "Vos horaires",
    title: "Vos horaires",
    lead: "Jour par jour. Un jour laissé vide est fermé.",
    section: "hours",
    beside: [
      {
        section: "proof",
        names: ["reply"],
        isFirst: false,
        sheet: {
          title: "Votre délai de réponse",
          text: "Dit dans les formulaires, les e-mails et l’assistant, pour un devis aussi.",
          isFolded: false,
        },
        same: { quoteDelay: "reply" },
      },
    ],
  },
  {
    slug: "prix",
    label: "Vos prix",
    title: "Vos services et vos prix",
    lead: "Ceux que le site affiche aujourd’hui.",
    section: "prices",
    beside: [
      {
        section: "site",
        names: [...offered, "macs", "visits", "beyond", "page-join", "page-blog", "page-newsletter"],
        isFirst: true,
      },
    ],
    names: [
      ...["diagnosisRule", "homePlans", "plansState", "remoteSessions"],
      ...["securityPlans", "maintenancePlans", "travelFees", "priceExamplesState", "priceExamples"],
    ],
    folded: ["remoteSessions", "securityPlans", "maintenancePlans", "travelFees"],
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
      "experienceState",
      "storyState",
      "certificationsState",
      "testimonialsState",
      "zoneFiguresState",
      "recoveryState",
      "unlimitedSupportState",
      "delaysState",
      "delay",
      "delayFigure",
      "softwareDelay",
      "guaranteeDays",
      "guaranteeUnit",
    ],
    beside: [{ section: "site", names: ["marksState"], isFirst: false }],
    together: "Ce que le site montre en exemple",
    more: "Corriger les témoignages, les chiffres et les labels\u00a0: dans «\u00a0La preuve\u00a0»",
    moreAt: "testimonialsState",
  },
];

/** The form field with the slug of the step. */
export const stepField = "step";

export const welcomePath = "/admin/first-start";

/** Returns the path of a step. */
export function stepPath(slug: string): string {
  return `${welcomePath}/${slug}`;
}

/** Returns the path that follows a saved step: the next step, or the dashboard after the last one. */
export function pathAfter({ slug }: WelcomeStep): string {
  const next = welcomeSteps[welcomeSteps.findIndex((step) => step.slug === slug) + 1];
  return next ? stepPath(next.slug) : "/admin";
}

/**
 * The text beside the setting of who gets notifications, while the site cannot send e-mail (rule settings/first-start).
 */
export const noMailTexts = {
  text: "Aucun e-mail ne part tant que le serveur d’envoi n’est pas réglé.",
  link: "Régler l’envoi des e-mails",
} as const;

export const welcomeTexts = {
  title: "Premier démarrage",
  claim: "Cinq étapes, dix minutes.",
  note: "Chaque étape s’enregistre par son bouton, sans attendre les autres. Vous pouvez vous arrêter et reprendre plus tard.",
  steps: "Étapes",
  done: "faite",
  step: (number: number) => `Étape ${number} sur 5`,
  next: (label: string) => `Enregistrer, puis\u00a0: ${label.toLowerCase()}`,
  finish: "Enregistrer et voir le tableau de bord",
  skip: "Passer cette étape",
  back: "Étape précédente",
} as const;

/** The dashboard's texts about what is left before the site goes live (rule settings/unfinished). */
export const beforeLiveTexts = {
  title: "Avant la mise en ligne",
  hint: "Ce que le site dit encore à votre place",
  start: "Premier démarrage",
  startSubject: "Cinq étapes, dix minutes",
  left: (steps: readonly string[]) =>
    `Il reste\u00a0: ${enumerate(steps.map((label) => label.toLowerCase()))}.`,
  done: (count: number) => `${count} sur 5`,
  doneNote: (count: number) => (count > 1 ? "étapes faites" : "étape faite"),
  resume: (count: number) => (count === 0 ? "Commencer" : "Reprendre"),
  list: "Ce qui manque",
  listSubject: "À régler d’abord",
  later: goLiveTexts.later,
  laterSubject: goLiveTexts.laterHint,
  /** Returns the kinds of points left, as one sentence. */
  kinds: (titles: readonly string[]) =>
    `${enumerate(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`,
  lines: (count: number) => (count > 1 ? "points à régler" : "point à régler"),
  laterLines: (count: number) => (count > 1 ? "points, sans urgence" : "point, sans urgence"),
  see: "Voir la liste",
} as const;
