import type { BusinessProfile } from "../profile.ts";

/** 'To be completed': shown in place of each legal field that is still empty (rule pages/legal). */
export const toComplete = "À compléter";

/** 'Not applicable': an owner types it in a legal field, and the pages leave the field out (rule pages/legal). */
export const notConcerned = "Sans objet";

/** The text in place of a VAT number, for a shop that charges no VAT. */
export const vatExempt = "Non applicable, art. 293 B du CGI";

/** The terms of sale that only the owner can know. Each name is a setting of the legal section. */
export const saleTermLabels = {
  quoteValidity: "Durée de validité d’un devis",
  paymentMeans: "Moyens de paiement acceptés",
  deposit: "Acompte demandé",
  travelCosts: "Frais de déplacement",
  latePayment: "Retard de paiement d’un professionnel",
  unclaimed: "Appareil non repris\u00a0: délai et frais de garde",
  renewal: "Durée et reconduction d’un abonnement",
  cancellation: "Comment résilier un abonnement",
};

/** The legal fields in the order of the legal page (/mentions-legales), then the fields of the terms of sale. */
export const legalFieldLabels = {
  companyName: "Dénomination sociale",
  legalForm: "Forme juridique",
  shareCapital: "Capital social",
  siret: "SIRET",
  registration: "Immatriculation (RCS ou RNE)",
  vatNumber: "Numéro de TVA intracommunautaire",
  publisher: "Directeur de la publication",
  host: "Hébergeur du site",
  mailProvider: "Service d’envoi des e-mails",
  mediator: "Médiateur de la consommation",
  insurer: "Assurance professionnelle",
  ...saleTermLabels,
} satisfies Record<keyof BusinessProfile["legal"], string>;

/** The facts about the publisher on the legal page (/mentions-legales), besides name and contacts. */
export const publisherFields = [
  "companyName",
  "legalForm",
  "shareCapital",
  "siret",
  "registration",
  "vatNumber",
] as const satisfies readonly (keyof typeof legalFieldLabels)[];
