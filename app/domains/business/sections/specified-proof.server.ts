import type { Row } from "./settings.server.ts";

/** The certification about Macs. A shop that does not work on Macs does not show it (rule settings/devices). */
export const macCertification = "Apple Consultant";

/** The certifications that come with the program, as examples. */
export const certifications: Row[] = [
  { name: "Microsoft Partner", description: "Postes Windows et environnement Microsoft" },
  { name: macCertification, description: "Mac et appareils Apple" },
  { name: "Cisco", description: "Réseaux d’entreprise" },
  { name: "CompTIA A+", description: "Matériel et dépannage" },
  { name: "Cybersecurity", description: "Protection des postes et des données" },
  { name: "ITIL", description: "Suivi des demandes et des interventions" },
];

/**
 * The invented testimonials that come with the program, as examples. They name no town, because nobody there has said
 * this (ADR 259: no invented person speaks for a shop).
 */
export const testimonials: Row[] = [
  {
    name: "Hélène M.",
    role: "Particulière",
    content:
      "Mon disque ne démarrait plus, avec six ans de photos dessus. Ils ont tout retrouvé, et m’ont montré comment les sauvegarder.",
    rating: "example5",
  },
  {
    name: "Karim B.",
    role: "Cabinet comptable",
    content:
      "Serveur à plat un lundi à 8 h. À midi, les huit postes du cabinet travaillaient. Le compte rendu tenait sur une page, lisible.",
    rating: "example5",
  },
  {
    name: "Josiane L.",
    role: "Retraitée",
    content:
      "On m’a dit franchement que mon vieux portable n’en valait pas la peine. C’est pour ça que je reviens.",
    rating: "example5",
  },
  {
    name: "Thomas R.",
    role: "Étudiant",
    content:
      "Charnière arrachée deux semaines avant mon mémoire. Réparé en deux jours, et le prix annoncé au téléphone était le bon.",
    rating: "example5",
  },
  {
    name: "Sophie D.",
    role: "Fleuriste",
    content:
      "La caisse et l’imprimante ne se parlaient plus. Vingt minutes à distance entre deux clients, et c’était réglé.",
    rating: "example4",
  },
];
