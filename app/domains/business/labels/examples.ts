import type { ExampleBlock } from "../profile.ts";

/** The line under a block, and how the go-live checklist names it. */
export const exampleTexts: Record<ExampleBlock, { note: string; label: string }> = {
  homeFigures: {
    note: "Chiffres d’exemple, à confirmer par l’atelier.",
    label: "Chiffres de l’accueil (500+\u00a0clients, 99\u00a0%)",
  },
  aboutFigures: {
    note: "Chiffres d’exemple, à confirmer par l’atelier.",
    label: "Chiffres de la page À propos (2000+\u00a0clients, 50+\u00a0zones)",
  },
  certifications: {
    note: "Certifications d’exemple, à confirmer par l’atelier.",
    label: "Certifications et labels de partenaires",
  },
  zoneFigures: {
    note: "Chiffres d’exemple de l’atelier, à confirmer par lui.",
    label: "Chiffres des pages de zones (techniciens, délai, satisfaction)",
  },
  testimonials: {
    note: "Témoignage d’exemple, à confirmer par l’atelier.",
    label: "Témoignages (cinq personnes inventées)",
  },
  recovery: {
    note: "«\u00a0{taux_recuperation}\u00a0» et «\u00a0{urgence}\u00a0»\u00a0: exemples, à confirmer par l’atelier.",
    label: "Récupération de données\u00a0: {taux_recuperation} de réussite, urgence {urgence}",
  },
  unlimitedSupport: {
    note: "«\u00a0{Support}\u00a0»\u00a0: exemple, à confirmer par l’atelier.",
    label: "Support à distance «\u00a0{support}\u00a0»",
  },
  priceExamples: {
    note: "Prix d’exemple, à confirmer par l’atelier.",
    label: "Prix «\u00a0à partir de\u00a0» des pages de services",
  },
  experience: {
    note: "Expérience et certificats d’exemple, à confirmer par l’atelier.",
    label: "Expérience et techniciens ([{experience}][, {techniciens}])",
  },
};
