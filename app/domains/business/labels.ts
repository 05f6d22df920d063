import type { BusinessProfile, ExampleBlock } from "./profile.ts";

/** Shown for each legal field that is still empty (rule pages/legal). */
export const toComplete = "À compléter";

/** What an owner types in a legal field that has nothing to say: the pages leave its line out (rule pages/legal). */
export const notConcerned = "Sans objet";

/** What a shop that charges no VAT writes in place of a number. */
export const vatExempt = "Non applicable, art. 293 B du CGI";

/** What the terms of sale say and only the owner can know: each name is a setting of the legal section. */
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

/** Legal fields in their order on /mentions-legales, then those of the terms of sale. */
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

/** What /mentions-legales says of the publisher, besides name and contacts. */
export const publisherFields = [
  "companyName",
  "legalForm",
  "shareCapital",
  "siret",
  "registration",
  "vatNumber",
] as const satisfies readonly (keyof typeof legalFieldLabels)[];

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

/** The list before going live: each kind is one line, whatever it counts (rule settings/go-live). */
export const goLiveTexts = {
  title: "Avant la mise en ligne",
  steps: "Votre atelier\u00a0: cinq étapes, dix minutes",
  later: "Quand vous aurez le temps",
  laterHint: "Rien ici n’empêche d’ouvrir le site.",
  settled: "Plus rien n’empêche d’ouvrir le site.",
  communes: "Les communes où vous intervenez",
  kinds: {
    contacts: {
      one: "1 coordonnée du site de départ",
      several: "{n} coordonnées du site de départ",
      note: "Personne n’y répond. Donnez les vôtres.",
      to: "/admin/settings/company",
    },
    claims: {
      one: "1 exemple à confirmer ou à masquer",
      several: "{n} exemples à confirmer ou à masquer",
      note: "Le site les montre comme des exemples.",
      to: "/admin/settings/proof",
    },
    prices: {
      one: "1 liste de prix du site de départ",
      several: "{n} listes de prix du site de départ",
      note: "Changez-les, ou dites qu’elles sont vérifiées.",
      to: "/admin/settings/prices",
    },
    notice: {
      one: "1 mention légale obligatoire",
      several: "{n} mentions légales obligatoires",
      note: "Elles se lisent «\u00a0À compléter\u00a0» sur le site.",
      to: "/admin/settings/legal",
    },
    zones: {
      one: "Des zones d’un autre département",
      several: "Des zones d’un autre département",
      note: "Retirez-les d’un geste, ou gardez celles que vous choisissez.",
      to: "/admin/locations",
    },
    noZones: {
      one: "Une page de zones vide",
      several: "Une page de zones vide",
      note: "Créez celles qui vous entourent, ou cachez la page.",
      to: "/admin/locations/import",
    },
    terms: {
      one: "1 précision des pages légales",
      several: "{n} précisions des pages légales",
      note: "Surtout les conditions de vente. «\u00a0Sans objet\u00a0» retire une ligne.",
      to: "/admin/settings/legal",
    },
    articles: {
      one: "1 article fourni avec le site",
      several: "{n} articles fournis avec le site",
      note: "Chacun dit qu’il est un exemple.",
      to: "/admin/posts",
    },
  },
} as const;
