import type { SectionKey } from "#app/domains/business/registry.server.ts";
import { goLiveTexts } from "#app/domains/business/labels/go-live.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { enumerate } from "#app/lib/french/place-names.ts";

interface Beside {
  section: SectionKey;
  names: readonly string[];
  /** For each setting that copies another one until somebody sets it: the name of the setting that it copies. */
  same?: Readonly<Record<string, string>>;
}

/** A sheet (group of settings) of a step. */
interface StepSheet {
  title: string;
  text?: string;
  /** Whether the sheet is folded. Most shops need not change anything in such a sheet. */
  isFolded?: true;
  names: readonly string[];
}

/** A step of the first start, the first five screens of a new owner, with the settings that it asks for. */
export interface WelcomeStep {
  slug: string;
  label: string;
  title: string;
  lead: string;
  section: SectionKey;
  /** The sheets with all settings of the step, in the order of its screen. */
  sheets: readonly StepSheet[];
  /**
   * The settings that belong to other sections, but are in this step's sheets. The step saves them together with those
   * of its section.
   */
  beside?: readonly Beside[];
  /** The text of a link to the section's other settings. */
  more?: string;
  /** The name of the first setting in the sheet to which the link `more` leads. */
  moreAt?: string;
}

/** The slug of the step that asks where the shop is. */
export const addressStep = "ou";

/** The names of the settings for the nine services, in the section 'site'. */
const offered = services.map(({ path }) => path.replace("/services/", "service-"));
const hiddenPages = ["page-join", "page-blog", "page-newsletter"];
const legalFacts = ["companyName", "legalForm", "siret", "registration", "vatNumber", "publisher"];

/** The five steps of the first start, in the order of the screens (rule settings/first-start). */
export const welcomeSteps: readonly WelcomeStep[] = [
  {
    slug: "qui",
    label: "Votre atelier",
    title: "Votre atelier",
    lead: "Ce que vos clients liront en premier. Tout se change ensuite dans les réglages.",
    section: "company",
    sheets: [
      { title: "Le nom, et comment vous joindre", names: ["name", "phone", "email"] },
      {
        title: "Qui reçoit les demandes",
        text: "Chaque demande arrive ici, dans le tableau de bord. Un e-mail peut aussi vous en prévenir.",
        names: ["recipients"],
      },
      { title: "L’allure", isFolded: true, names: ["wordmark", "plate", "accent"] },
      {
        title: "Les mentions légales, si vous les avez sous la main",
        text: "À remplir avant d’ouvrir le site\u00a0: ici ou plus tard, avec l’hébergeur, dans «\u00a0Les mentions légales\u00a0».",
        isFolded: true,
        names: legalFacts,
      },
    ],
    beside: [
      { section: "mail", names: ["recipients"] },
      { section: "legal", names: legalFacts },
    ],
  },
  {
    slug: addressStep,
    label: "Votre adresse",
    title: "Où vous trouver",
    lead: "Tant que l’adresse n’est pas la vôtre, le site la dit fictive.",
    section: "company",
    sheets: [
      { title: "L’adresse", names: ["street", "postalCode", "city", "premises"] },
      { title: "Jusqu’où vous allez", names: ["radius"] },
      {
        title: "Département et position",
        text: "Remplis d’après le code postal et la commune, quand vous enregistrez.",
        isFolded: true,
        names: ["department", "latitude", "longitude"],
      },
    ],
    beside: [{ section: "site", names: ["premises", "radius"] }],
  },
  {
    slug: "horaires",
    label: "Vos horaires",
    title: "Vos horaires",
    lead: "Jour par jour. Un jour laissé vide est fermé.",
    section: "hours",
    sheets: [
      {
        title: "La semaine",
        text: "Par exemple 9h-18h, ou 9h-12h30, 14h-18h.",
        names: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
      },
      {
        title: "Votre délai de réponse",
        text: "Dit dans les formulaires, les e-mails et l’assistant, pour un devis aussi.",
        names: ["reply"],
      },
      {
        title: "Jours fériés et fermetures",
        text: "Le site les annonce un mois avant.",
        isFolded: true,
        names: ["holidays", "closures"],
      },
    ],
    beside: [{ section: "proof", names: ["reply"], same: { quoteDelay: "reply" } }],
  },
  {
    slug: "prix",
    label: "Vos prix",
    title: "Vos services et vos prix",
    lead: "Décochez ce que vous ne proposez pas.",
    section: "prices",
    sheets: [
      { title: "Les services", names: offered },
      { title: "Vos règles", names: ["visits", "diagnosisRule"] },
      {
        title: "Les forfaits de l’accueil",
        text: "Une heure, un cours… s’ajoutent ici.",
        names: ["homePlans"],
      },
      {
        title: "Les séances et les formules",
        isFolded: true,
        names: ["remoteSessions", "securityPlans", "maintenancePlans", "plansState"],
      },
      {
        title: "Les prix «\u00a0à partir de\u00a0»",
        isFolded: true,
        names: ["priceExamples", "priceExamplesState"],
      },
      {
        title: "Le déplacement",
        text: "Selon la distance jusqu’à l’atelier, à vol d’oiseau. Sans tranche, le site n’en dit rien.",
        isFolded: true,
        names: ["travelFees"],
      },
      {
        title: "Mac, rayon, pages",
        text: "Une page cachée quitte les menus, et répond «\u00a0introuvable\u00a0».",
        isFolded: true,
        names: ["macs", "beyond", ...hiddenPages],
      },
    ],
    beside: [{ section: "site", names: [...offered, "macs", "visits", "beyond", ...hiddenPages] }],
    more: "Changer leur ordre\u00a0: dans «\u00a0Les prix\u00a0»",
  },
  {
    slug: "preuve",
    label: "Ce que vous affirmez",
    title: "Ce que vous affirmez",
    lead: "Le site de départ montre des exemples. Confirmez ce qui est vrai, masquez le reste.",
    section: "proof",
    sheets: [
      {
        title: "Ce que le site montre en exemple",
        isFolded: true,
        names: [
          ...["homeFiguresState", "aboutFiguresState", "experienceState", "storyState"],
          ...["certificationsState", "testimonialsState", "zoneFiguresState", "recoveryState"],
          ...["unlimitedSupportState", "marksState"],
        ],
      },
      {
        title: "Les délais d’intervention",
        text: "Changés, ce sont les vôtres. Masqués, ils quittent tous les textes.",
        isFolded: true,
        names: ["delaysState", "delay", "delayFigure", "softwareDelay"],
      },
      { title: "La garantie", names: ["guaranteeDays", "guaranteeUnit"] },
    ],
    beside: [{ section: "site", names: ["marksState"] }],
    more: "Corriger les témoignages, les chiffres et les labels\u00a0: dans «\u00a0La preuve\u00a0»",
    moreAt: "testimonialsState",
  },
];

/** Returns the names of those settings of a step that belong to the step's section, not to another one. */
export function ownNames({ sheets, beside = [] }: WelcomeStep): string[] {
  const others = beside.flatMap(({ names }) => names);
  return sheets.flatMap(({ names }) => names).filter((name) => !others.includes(name));
}

/** The name of the form field that contains the slug of the step. */
export const stepField = "step";

/**
 * The name of the form field with which a browser without JavaScript asks to hide all examples (claims that the owner
 * has not confirmed).
 */
export const hideField = "hide_examples";

export const welcomePath = "/admin/first-start";

/** Returns the path of a step. */
export function stepPath(slug: string): string {
  return `${welcomePath}/${slug}`;
}

/** Returns the path to go to after a step is saved: that of the next step or, after the last one, the dashboard. */
export function pathAfter({ slug }: WelcomeStep): string {
  const next = welcomeSteps[welcomeSteps.findIndex((step) => step.slug === slug) + 1];
  return next ? stepPath(next.slug) : "/admin";
}

/**
 * The warning that no e-mail can be sent yet, beside the question who gets an e-mail about requests (rule
 * settings/first-start).
 */
export const noMailTexts = {
  text: "Aucun e-mail ne part tant que le serveur d’envoi n’est pas réglé.",
  link: "Régler l’envoi des e-mails",
} as const;

export const welcomeTexts = {
  title: "Premier démarrage",
  claim: "Cinq étapes, un quart d’heure.",
  note: "Chaque étape s’enregistre seule. Vous pouvez reprendre plus tard.",
  steps: "Étapes",
  done: "faite",
  step: (number: number) => `Étape ${number} sur 5`,
  next: (label: string) => `Enregistrer, puis\u00a0: ${label.toLowerCase()}`,
  finish: "Enregistrer et voir le tableau de bord",
  skip: "Passer cette étape",
  back: "Étape précédente",
} as const;

/** The dashboard's texts about what is left to do before the site opens (rule settings/unfinished). */
export const beforeLiveTexts = {
  title: "Avant la mise en ligne",
  hint: "Ce que le site dit encore à votre place",
  start: "Premier démarrage",
  startSubject: "Cinq étapes, un quart d’heure",
  left: (steps: readonly string[]) =>
    `Il reste\u00a0: ${enumerate(steps.map((label) => label.toLowerCase()))}.`,
  done: (count: number) => `${count} sur 5`,
  doneNote: (count: number) => (count > 1 ? "étapes faites" : "étape faite"),
  resume: (count: number) => (count === 0 ? "Commencer" : "Reprendre"),
  list: "Ce qui manque",
  listSubject: "À régler d’abord",
  later: goLiveTexts.later,
  laterSubject: goLiveTexts.laterHint,
  /** Returns the kinds of things that are left to do, as one sentence. */
  kinds: (titles: readonly string[]) =>
    `${enumerate(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`,
  lines: (count: number) => (count > 1 ? "points à régler" : "point à régler"),
  laterLines: (count: number) => (count > 1 ? "points, sans urgence" : "point, sans urgence"),
  see: "Voir la liste",
} as const;
