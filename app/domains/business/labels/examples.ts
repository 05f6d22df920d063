import type { ExampleBlock } from "../profile.ts";

/** The note below a block of claims (statements that only the owner can confirm) that the owner has not confirmed. */
export const exampleNotes: Record<ExampleBlock, string> = {
  homeFigures: "Chiffres d’exemple, à confirmer par l’atelier.",
  aboutFigures: "Chiffres d’exemple, à confirmer par l’atelier.",
  certifications: "Certifications d’exemple, à confirmer par l’atelier.",
  zoneFigures: "Chiffres d’exemple de l’atelier, à confirmer par lui.",
  testimonials: "Témoignage d’exemple, à confirmer par l’atelier.",
  recovery:
    "«\u00a0{taux_recuperation}\u00a0» et «\u00a0{urgence}\u00a0»\u00a0: exemples, à confirmer par l’atelier.",
  unlimitedSupport: "«\u00a0{Support}\u00a0»\u00a0: exemple, à confirmer par l’atelier.",
  priceExamples: "Prix d’exemple, à confirmer par l’atelier.",
  experience: "Expérience et certificats d’exemple, à confirmer par l’atelier.",
  story: "Présentation d’exemple, à confirmer par l’atelier.",
  delays: "Délais d’exemple, à confirmer par l’atelier.",
  marks: "Badges d’exemple, à confirmer par l’atelier.",
};

/**
 * The name of each block in the go-live checklist (what the owner must do before the site opens). Browsers need only
 * the notes above, so the names are a separate object.
 */
export const exampleLabels: Record<ExampleBlock, string> = {
  homeFigures: "Chiffres de l’accueil (500+\u00a0clients, 99\u00a0%)",
  aboutFigures: "Chiffres de la page À propos (2000+\u00a0clients, 50+\u00a0zones)",
  certifications: "Certifications et labels de partenaires",
  zoneFigures: "Chiffres des pages de zones (techniciens, délai, satisfaction)",
  testimonials: "Témoignages (cinq personnes inventées)",
  recovery: "Récupération de données\u00a0: {taux_recuperation} de réussite, urgence {urgence}",
  unlimitedSupport: "Support à distance «\u00a0{support}\u00a0»",
  priceExamples: "Prix «\u00a0à partir de\u00a0» des pages de services",
  experience: "Expérience et techniciens ([{experience}][, {techniciens}])",
  story: "Présentation de l’atelier (accueil, histoire, mission, valeurs)",
  delays: "Délais d’intervention ({delai_chiffre}, {delai_logiciel})",
  marks: "Badges des services («\u00a0Populaire\u00a0», «\u00a0Nouveau\u00a0»)",
};
