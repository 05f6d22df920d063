import {
  block,
  choice,
  optional,
  required,
  type Row,
  rows,
  type Section,
  type TextSetting,
  wholeNumber,
} from "./settings.server.ts";
import { certifications } from "./specified-proof.server.ts";
import { team } from "./team.server.ts";
import { checkNotes } from "./testimonial-notes.server.ts";
import { testimonialRows, withMonths } from "./testimonial-rows.server.ts";

/**
 * The longest text that a number field accepts. '6 mois' (6 months) must fit, so that its error asks for a number and
 * not for a shorter text.
 */
const longestNumber = 20;

function figures(label: string, standard: Row[]) {
  return rows({
    label,
    one: "Chiffre",
    most: 4,
    standard,
    columns: {
      value: required({ label: "Chiffre", max: 8, missing: "Indiquez le chiffre", width: "third" }),
      label: required({ label: "Ce qu’il compte", max: 60, missing: "Dites ce qu’il compte" }),
    },
  });
}

function count(label: string, standard: string, most: number): TextSetting<number> {
  return required(
    { label, standard, control: "number", max: longestNumber, missing: "Indiquez un nombre", width: "third" },
    wholeNumber(0, most),
  );
}

/** Returns the setting of a claim. Every text leaves out a claim whose field is empty. */
function claim(described: { label: string; standard: string }): TextSetting<string | null> {
  return optional({ ...described, hint: "Vide\u00a0: le site n’en dit rien.", max: 40, width: "half" });
}

function delay(described: { label: string; hint?: string; standard: string; usual?: readonly string[] }) {
  return required({ ...described, max: 50, missing: "Indiquez le délai", width: "half" });
}

const guaranteeUnits = { days: "Jours", months: "Mois" };
const mostMonths = 120;

const settings = {
  homeFiguresState: block("Les chiffres de l’accueil"),
  homeFigures: figures("Chiffres de l’accueil", [
    { value: "10+ ans", label: "d’expérience à l’établi" },
    { value: "500+", label: "clients satisfaits, particuliers et entreprises" },
    { value: "99 %", label: "de pannes résolues" },
    { value: "24 h", label: "de délai moyen de réponse" },
  ]),
  aboutFiguresState: block("Les chiffres de la page À propos"),
  aboutFigures: figures("Chiffres de la page À propos", [
    { value: "10+ ans", label: "d’expérience" },
    { value: "2000+", label: "clients satisfaits" },
    { value: "99 %", label: "de pannes résolues" },
    { value: "50+", label: "zones d’intervention" },
  ]),
  certificationsState: block("Les labels et certifications"),
  certifications: rows({
    label: "Labels et certifications",
    one: "Label",
    most: 9,
    standard: certifications,
    columns: {
      name: required({
        label: "Nom",
        hasWords: true,
        max: 40,
        missing: "Nommez le label",
        width: "third",
      }),
      description: required({
        label: "Ce qu’il prouve",
        hasWords: true,
        max: 80,
        missing: "Dites ce qu’il prouve",
      }),
    },
  }),
  testimonialsState: block("Les témoignages"),
  testimonials: testimonialRows,
  team,
  zoneFiguresState: block("Les chiffres des pages de zones"),
  zoneTeam: count("Techniciens", "3", 99),
  zoneDelay: required({
    label: "Délai moyen",
    standard: "24h",
    max: 12,
    missing: "Indiquez le délai",
    width: "third",
  }),
  zoneSatisfaction: count("Satisfaction, en\u00a0%", "98", 100),
  recoveryState: block("Récupération de données"),
  recoveryRate: required({
    label: "Récupérations réussies",
    standard: "95\u00a0%",
    max: 8,
    missing: "Indiquez le taux, ou masquez-le",
    width: "half",
  }),
  emergency: required({
    label: "Urgence tenue",
    standard: "24\u00a0h/24, 7\u00a0j/7",
    max: 30,
    missing: "Dites quand l’urgence est tenue, ou masquez-la",
    width: "half",
  }),
  unlimitedSupportState: block("Support à distance"),
  support: required({
    label: "Le dépannage à distance est…",
    standard: "illimité",
    max: 30,
    missing: "Dites ce qu’il est, ou masquez-le",
  }),
  storyState: {
    ...block("Ce que le site dit de vous"),
    hint: "Présentation, histoire, mission et valeurs. Masquées, elles quittent le site, sauf ce que vous écrivez dans «\u00a0Les textes\u00a0».",
  },
  experienceState: block("L’expérience et les techniciens"),
  experience: claim({ label: "Expérience", standard: "plus de 10 ans d’expérience" }),
  technicians: claim({ label: "Techniciens", standard: "techniciens certifiés" }),
  guaranteeDays: optional(
    {
      label: "Garantie des réparations",
      hint: "Vide ou 0\u00a0: vous n’en donnez pas.",
      standard: "30",
      control: "number",
      max: longestNumber,
      width: "third",
    },
    wholeNumber(0, 3650),
  ),
  guaranteeUnit: choice({ label: "En jours ou en mois", choices: guaranteeUnits, width: "third" }),
  delaysState: block("Les délais d’intervention"),
  delayFigure: required({
    label: "Délai en chiffres",
    hint: "En grand, sur l’accueil.",
    standard: "24–48\u00a0h",
    max: 10,
    missing: "Indiquez le délai",
    width: "half",
  }),
  softwareDelay: required({
    label: "Délai d’un dépannage logiciel",
    standard: "24\u00a0h",
    max: 12,
    missing: "Indiquez le délai",
    width: "half",
  }),
  delay: required({
    label: "Délai d’intervention",
    hint: "À la suite de «\u00a0nous intervenons\u00a0».",
    standard: "sous 24 à 48 h selon l’urgence",
    max: 50,
    missing: "Indiquez le délai",
  }),
  reply: delay({
    label: "Délai de réponse",
    hint: "À la suite de «\u00a0nous répondons\u00a0».",
    standard: "sous un jour ouvré",
    usual: [
      "sous un jour ouvré",
      "sous 24 h les jours ouvrés",
      "dans la journée, les jours d’ouverture",
      "sous deux jours ouvrés",
    ],
  }),
  quoteDelay: delay({
    label: "Délai d’un devis",
    hint: "Le bon de demande en déduit l’heure promise.",
    standard: "sous 24 h les jours ouvrés",
  }),
};

const delays = ["delay", "delayFigure", "softwareDelay"] as const;

/** The section for the claims of the site that only the owner can check (rule pages/claims). */
export const proof: Section<typeof settings> = {
  label: "La preuve",
  lead: "Ce que le site affirme et que vous seul savez. Confirmez, corrigez ou masquez.",
  settings,
  groups: [
    { title: "Les chiffres de l’accueil", isFolded: true, names: ["homeFiguresState", "homeFigures"] },
    {
      title: "Les chiffres de la page À propos",
      isFolded: true,
      names: ["aboutFiguresState", "aboutFigures"],
    },
    { title: "Les labels", isFolded: true, names: ["certificationsState", "certifications"] },
    {
      title: "Les témoignages",
      isFolded: true,
      text: "Confirmés, ils demandent une date et l’accord de la personne.",
      names: ["testimonialsState", "testimonials"],
    },
    {
      title: "Les pages de zones",
      isFolded: true,
      names: ["zoneFiguresState", "zoneTeam", "zoneDelay", "zoneSatisfaction"],
    },
    {
      title: "La récupération de données",
      isFolded: true,
      text: "Vos mots prennent la place des exemples. Masqués, ils quittent les pages.",
      about: "/services/recuperation-donnees",
      names: ["recoveryState", "recoveryRate", "emergency"],
    },
    {
      title: "Le support à distance",
      isFolded: true,
      text: "Votre mot prend la place de l’exemple. Masqué, il quitte les pages.",
      about: "/services/depannage-distance",
      names: ["unlimitedSupportState", "support"],
    },
    {
      title: "L’équipe",
      isFolded: true,
      text: "Montrée sur la page À propos. Sans personne, la page n’en dit rien.",
      names: ["team"],
    },
    { title: "Votre présentation", isFolded: true, names: ["storyState"] },
    {
      title: "L’expérience et les techniciens",
      isFolded: true,
      names: ["experienceState", "experience", "technicians"],
    },
    {
      title: "Les délais d’intervention",
      isFolded: true,
      text: "Changés, ce sont les vôtres. Masqués, ils quittent tous les textes.",
      names: ["delaysState", "delay", "delayFigure", "softwareDelay"],
    },
    {
      title: "Garantie et délais de réponse",
      isFolded: true,
      text: "Une seule règle, dite partout de la même façon.",
      names: ["guaranteeDays", "guaranteeUnit", "reply", "quoteDelay"],
    },
  ],
  // Delays that the owner changed are no longer the program's examples, so they count as confirmed.
  complete: (typed) => ({
    ...typed,
    testimonials: withMonths(typed.testimonials),
    ...(typed.delaysState === "example" &&
      delays.some((name) => typed[name] !== settings[name].standard) && { delaysState: "confirmed" }),
  }),
  check({ testimonialsState, testimonials: typed, guaranteeDays, guaranteeUnit }) {
    const errors: Record<string, string> = {};
    if (guaranteeUnit === "months" && (guaranteeDays ?? 0) > mostMonths)
      errors.guaranteeDays = `${mostMonths}\u00a0mois au plus`;
    Object.assign(errors, checkNotes(typed));
    if (testimonialsState !== "confirmed") return errors;
    typed.forEach(({ date, consent }, index) => {
      if (!date) errors[`testimonials.${index}.date`] = "Un témoignage confirmé porte une date";
      if (!consent) errors[`testimonials.${index}.consent`] = "Notez l’accord de la personne";
    });
    return errors;
  },
};
