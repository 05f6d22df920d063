import { history, homeAbout, mission, reassurances, values } from "../content.ts";
import { rows, type Section, type SectionValues } from "./settings.server.ts";
import { wordsHint, written } from "./writing.server.ts";

const settings = {
  heroTitle: written({
    label: "Grand titre",
    hint: "Il est aussi sur l’image montrée par les réseaux sociaux.",
    standard: "En panne\u00a0? Posez-le sur l’établi.",
    max: 44,
    word: 11,
  }),
  heroLead: written({
    label: "Sous le titre",
    standard:
      "On ouvre, on cherche, on vous explique, puis vous décidez. {Diagnostic}, pièces et prix annoncés avant toute réparation.",
    max: 180,
  }),
  heroAction: written({
    label: "Bouton vers le formulaire",
    standard: "Décrire ma panne",
    max: 24,
    word: 16,
    width: "half",
  }),
  heroSecond: written({
    label: "Bouton vers les services",
    standard: "Voir les services",
    max: 24,
    word: 16,
    width: "half",
  }),
  reassurances: rows({
    label: "Les cartes sous le titre",
    one: "Carte",
    most: 3,
    standard: reassurances.map((card) => ({ ...card })),
    columns: {
      figure: written({ label: "En grand", standard: "", max: 16, word: 9, width: "third" }),
      title: written({ label: "Titre", standard: "", max: 32, word: 18 }),
      text: written({ label: "Texte", standard: "", max: 110 }),
    },
  }),
  servicesLead: written({
    label: "Sous le titre des services",
    standard: "Le même atelier, du premier appel à la remise. Particuliers et entreprises[, PC et {mac}].",
    max: 140,
  }),
  homeAboutTitle: written({
    label: "Titre de la présentation",
    standard: homeAbout.title,
    max: 90,
    word: 16,
  }),
  homeAboutText: written({
    label: "Présentation",
    hint: "Trois paragraphes au plus.",
    standard: homeAbout.paragraphs.join("\n\n"),
    max: 500,
    lines: 3,
  }),
  pricesTitle: written({
    label: "Titre des tarifs",
    standard: "Les tarifs, affichés comme en boutique.",
    max: 60,
    word: 14,
    width: "half",
  }),
  pricesLead: written({
    label: "Sous le titre des tarifs",
    standard: "Prix {ttc}. Le devis est gratuit et rien ne commence sans votre accord.",
    max: 140,
    width: "half",
  }),
  contactLead: written({
    label: "Au-dessus du formulaire",
    standard: "Un projet, une panne, un doute\u00a0? Racontez-nous, ou fixez directement une intervention.",
    max: 140,
  }),
  ...call("home", "de l’accueil", {
    title: "Combien coûterait la réparation\u00a0?",
    text: "Trois minutes pour décrire la panne, une réponse chiffrée {delai_reponse}. Gratuit, sans engagement.",
  }),
  aboutTitle: written({
    label: "Titre de la page",
    standard: "Notre Histoire",
    max: 40,
    word: 14,
    width: "half",
  }),
  aboutLead: written({
    label: "Sous le titre",
    standard:
      "Un atelier[, des {techniciens},] et l’habitude de chercher la pièce en cause avant de parler de remplacement.",
    max: 180,
    width: "half",
  }),
  history: written({
    label: "Votre histoire",
    hint: "Six paragraphes au plus, séparés par un retour à la ligne.",
    standard: history.join("\n\n"),
    max: 1800,
    lines: 6,
  }),
  missionSentence: written({
    label: "Votre mission, en une phrase",
    standard: mission.sentence,
    max: 160,
    word: 16,
  }),
  missionText: written({ label: "Ce que cela veut dire", standard: mission.text, max: 360 }),
  values: rows({
    label: "Ce à quoi vous tenez",
    one: "Valeur",
    most: 4,
    standard: values.map((value) => ({ ...value })),
    columns: {
      name: written({ label: "Nom", standard: "", max: 24, word: 18, width: "third" }),
      description: written({ label: "En quelques mots", standard: "", max: 220 }),
    },
  }),
  ...call("about", "de la page À propos", {
    title: "Passez nous voir, ou décrivez la panne.",
    text: "Le devis est gratuit et la réponse arrive {delai_reponse}. {Jours}, {a_ville}.",
  }),
  ...call("services", "de la liste des services", {
    title: "Vous ne savez pas lequel choisir\u00a0?",
    text: "Décrivez la panne avec vos mots\u00a0: nous vous orientons, et le devis arrive {delai_reponse}. Gratuit, sans engagement.",
  }),
  ...call("blog", "du blog", {
    title: "Un doute\u00a0? Demandez avant d’ouvrir.",
    text: "Décrivez ce que vous voyez\u00a0: nous vous dirons si la réparation en vaut la peine.",
  }),
  signature: written({
    label: "Signature",
    hint: "Au bas de chaque e-mail. Quatre lignes au plus.",
    standard: "{nom}\n{adresse}\n{telephone}",
    max: 200,
    lines: 4,
    unit: "lignes",
  }),
};

type Band = "home" | "about" | "services" | "blog";

function call<Name extends Band>(name: Name, where: string, standard: { title: string; text: string }) {
  return {
    [`${name}CallTitle`]: written({
      label: `Titre ${where}`,
      standard: standard.title,
      max: 44,
      word: 14,
      width: "half",
    }),
    [`${name}CallText`]: written({
      label: `Texte ${where}`,
      standard: standard.text,
      max: 150,
      width: "half",
    }),
  } as Record<`${Name}CallTitle` | `${Name}CallText`, ReturnType<typeof written>>;
}

/** The section for the texts of the home page, of the about page, of the calls to action and of the e-mails. */
export const writing: Section<typeof settings> = {
  label: "Les textes",
  lead: "Ce que disent l’accueil, la page À propos, les appels au devis et vos e-mails.",
  settings,
  groups: [
    {
      title: "L’accueil, en haut",
      text: wordsHint,
      names: ["heroTitle", "heroLead", "heroAction", "heroSecond", "reassurances"],
    },
    {
      title: "L’accueil, plus bas",
      names: ["servicesLead", "homeAboutTitle", "homeAboutText", "pricesTitle", "pricesLead", "contactLead"],
    },
    {
      title: "La page À propos",
      names: ["aboutTitle", "aboutLead", "history", "missionSentence", "missionText", "values"],
    },
    {
      title: "Les appels au devis",
      text: "La bande de couleur au bas des pages.",
      names: [
        "homeCallTitle",
        "homeCallText",
        "aboutCallTitle",
        "aboutCallText",
        "servicesCallTitle",
        "servicesCallText",
        "blogCallTitle",
        "blogCallText",
      ],
    },
    { title: "La signature des e-mails", names: ["signature"] },
  ],
};

export type WrittenTexts = SectionValues<typeof settings>;

/** Returns the paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter(Boolean);
}
