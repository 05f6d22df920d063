import { availabilityLabels, preferredServiceLabels, specialtyLabels } from "./content.ts";
import { followUpColumns } from "#app/domains/submissions/labels.ts";
import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { spreadsheetMoment } from "#app/lib/french/dates.ts";
import type { ContactEntry, ExportedApplication } from "./queries.server.ts";
import type { ContactType, ContractType } from "./rules/applications.ts";
import type { ApplicationStatus } from "./rules/addresses.ts";

export const applicationStatusLabels = {
  pending: "En attente",
  approved: "Approuvé",
  rejected: "Refusé",
} as const satisfies Record<ApplicationStatus, string>;

export const contactTypeLabels = {
  phone: "Téléphone",
  email: "E-mail",
  meeting: "Rendez-vous",
} as const satisfies Record<ContactType, string>;

export const contractTypeLabels = {
  freelance: "Indépendant",
  partnership: "Partenariat",
  employee: "Salarié",
} as const satisfies Record<ContractType, string>;

/** Returns the label of a stored value. Returns an unknown value unchanged. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

export const applicationInboxTexts = {
  empty: "Aucune candidature",
  whyEmpty: "Elles arrivent ici dès qu’un technicien remplit la page « Devenir technicien partenaire ».",
  noSelection: "Sélectionnez une candidature pour voir les détails",
  gone: "Cette candidature n’est plus là.",
  list: "Candidatures, de la plus récente à la plus ancienne",
  validate: "Valider la candidature",
  saveValidation: "Enregistrer les changements",
  validated: "Candidature validée avec succès !",
  validationFailed: "Erreur lors de la validation de la candidature",
  contactFailed: "Erreur lors de l'ajout de l'historique de contact",
} as const;

/** The columns of the CSV file that staff export, by their titles, in order (rule inboxes/export). */
export const applicationExportColumns: CsvColumns<ExportedApplication> = {
  Référence: ({ reference }) => reference,
  "Reçue le": ({ createdAt }) => spreadsheetMoment(createdAt),
  Prénom: ({ first_name }) => first_name,
  Nom: ({ last_name }) => last_name,
  "E-mail": ({ email }) => email,
  Téléphone: ({ phone }) => phone,
  "Code postal": ({ postal_code }) => postal_code,
  Ville: ({ city }) => city,
  "Expérience (ans)": ({ experience_years }) => String(experience_years),
  Disponibilité: ({ availability }) => labelOf(availabilityLabels, availability),
  Spécialités: ({ specialties }) => labelsOf(specialtyLabels, specialties),
  "Services souhaités": ({ preferred_services }) => labelsOf(preferredServiceLabels, preferred_services),
  Certifications: ({ certifications }) => labelsOf({}, certifications),
  Lettre: ({ cover_letter }) => cover_letter,
  Statut: ({ status }) => labelOf(applicationStatusLabels, status),
  "Examinée le": ({ reviewedAt }) => reviewedAt && spreadsheetMoment(reviewedAt),
  Notes: ({ notes }) => notes,
  ...followUpColumns,
  Contacts: ({ contactHistory }) => contactHistory.map(contactLine).join("\n"),
  "Spécialités validées": ({ validated_specialties }) => labelsOf(specialtyLabels, validated_specialties),
  "Services validés": ({ validated_services }) => labelsOf(preferredServiceLabels, validated_services),
  "Zone validée": ({ validated_zone }) => validated_zone,
  Contrat: ({ contract_type }) => contract_type && labelOf(contractTypeLabels, contract_type),
  "Taux horaire (€)": ({ hourly_rate }) => hourly_rate?.toString().replace(".", ",") ?? null,
  "Notes de validation": ({ validation_notes }) => validation_notes,
  "Validée le": ({ validationDate }) => validationDate && spreadsheetMoment(validationDate),
};

function labelsOf(labels: Readonly<Record<string, string>>, values: readonly string[] | null): string {
  return (values ?? []).map((value) => labelOf(labels, value)).join(", ");
}

function contactLine({ type, date, notes }: ContactEntry): string {
  return `${spreadsheetMoment(new Date(date))}, ${labelOf(contactTypeLabels, type)}\u00a0: ${notes}`;
}
