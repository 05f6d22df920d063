import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { spreadsheetMoment } from "#app/lib/french/dates.ts";
import type { ContactEntry, ExportedApplication } from "./queries.server.ts";
import type { ApplicationStatus, ContactType, ContractType } from "./rules.ts";

/** The specialties of a technician, in the order shown. Values are stored, people read labels. */
export const specialtyLabels = {
  "pc-repair": "Réparation de PC",
  "mac-repair": "Réparation de Mac",
  "software-troubleshooting": "Dépannage logiciel",
  "network-configuration": "Configuration réseau",
  "data-recovery": "Récupération de données",
  "preventive-maintenance": "Maintenance préventive",
  "it-security": "Sécurité informatique",
  "user-support": "Assistance aux utilisateurs",
} as const;

export type Specialty = keyof typeof specialtyLabels;

/** The services a technician prefers, in the order shown. */
export const preferredServiceLabels = {
  "home-visit": "Intervention à domicile",
  "workshop-repair": "Réparation à l’atelier",
  "remote-support": "Assistance à distance",
  training: "Formation",
  "business-maintenance": "Maintenance en entreprise",
  "hardware-installation": "Installation de matériel",
} as const;

export type PreferredService = keyof typeof preferredServiceLabels;

/** The availabilities of a technician, in the order shown. */
export const availabilityLabels = {
  "full-time": "Temps plein",
  "part-time": "Temps partiel",
  flexible: "Horaires flexibles",
  weekends: "Week-ends",
} as const;

export type Availability = keyof typeof availabilityLabels;

export const noAvailabilityChosen = "Sélectionnez une disponibilité";

/** Returns '3 ans', '1 an' or 'moins d’un an'. */
export function experienceLabel(years: number): string {
  if (years === 0) return "moins d’un an";
  return years === 1 ? "1\u00a0an" : `${years}\u00a0ans`;
}

export const applicationFormTexts = {
  title: "Fiche de candidature",
  submit: "Envoyer ma candidature",
  submitting: "Envoi en cours...",
  successTitle:
    "Candidature envoyée avec succès ! Nous examinerons votre profil et vous recontacterons rapidement.",
  failure: "Une erreur est survenue lors de l'envoi de votre candidature. Veuillez réessayer.",
} as const;

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

/** Returns the label of a stored value; an unknown value stays as it is stored. */
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
  validated: "Candidature validée avec succès !",
  validationFailed: "Erreur lors de la validation de la candidature",
  contactFailed: "Erreur lors de l'ajout de l'historique de contact",
} as const;

/** The columns of the export, in order (rule inboxes/export). */
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
