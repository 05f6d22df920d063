import type { BusinessProfile } from "./profile.ts";

/** Shown for each legal field that is still empty (rule pages/legal). */
export const toComplete = "À compléter";

/** Legal fields in their order on /mentions-legales. */
export const legalFieldLabels = {
  companyName: "Dénomination sociale",
  legalForm: "Forme juridique",
  shareCapital: "Capital social",
  siret: "SIRET",
  registration: "Immatriculation (RCS ou RM)",
  vatNumber: "Numéro de TVA intracommunautaire",
  publisher: "Directeur de la publication",
  host: "Hébergeur du site",
  mediator: "Médiateur de la consommation",
  insurer: "Assurance professionnelle",
} satisfies Record<keyof BusinessProfile["legal"], string>;
