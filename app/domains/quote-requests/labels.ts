import { type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { factColumns, type RecordFact } from "#app/domains/submissions/labels.ts";
import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { spreadsheetMoment } from "#app/lib/french/dates.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { atMostOneDecimal, wholeNumber } from "#app/lib/french/numbers.ts";
import type { ExportedQuoteRequest } from "./queries.server.ts";
import { appointmentText, maximumFileMebibytes, maximumFiles, type QuoteStatus } from "./rules.ts";
import type { QuoteRequestInput } from "./validation.ts";

/** The choices of urgency, in the order shown (rule forms/quote). */
export const urgencyLabels = {
  urgent: { name: "Urgent", delay: "sous 24\u00a0h" },
  normal: { name: "Normal", delay: "2 à 3 jours" },
  planifie: { name: "Planifié", delay: "plus d’une semaine" },
} as const;

export type Urgency = keyof typeof urgencyLabels;

/** Returns the urgency in one phrase, for the stub and the e-mails. */
export function urgencyLabel(urgency: Urgency): string {
  const { name, delay } = urgencyLabels[urgency];
  return `${name}, ${delay}`;
}

/** The first line of the owner's e-mail about an urgent request. */
export const urgentLine = "Urgent\u00a0: une réponse est promise sous 24\u00a0h.";

export const quoteFormTexts = {
  title: "Bon de demande",
  submit: "Envoyer ma demande",
  submitting: "Envoi en cours...",
  successTitle:
    "Demande envoyée avec succès ! Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.",
  failure: "Une erreur est survenue lors de l'envoi de la demande",
} as const;

/** The errors about a file, shown under the field. `name` is the file's name on the visitor's machine. */
export const attachmentErrors = {
  tooMany: () => `${maximumFiles} fichiers au plus`,
  tooLarge: (name: string) => `${quoted(name)} dépasse ${maximumFileMebibytes}\u00a0Mo`,
  empty: (name: string) => `${quoted(name)} est vide`,
  unknownKind: (name: string) =>
    `${quoted(name)} n’est pas accepté\u00a0: joignez une photo (JPEG, PNG, WebP, HEIC), un PDF ou un texte simple`,
  damaged: (name: string) => `${quoted(name)} ne peut pas être lu\u00a0: le fichier est abîmé`,
  tooManyPixels: (name: string) =>
    `${quoted(name)} est une image trop grande\u00a0: 50 millions de pixels au plus`,
  busy: () =>
    "Beaucoup de photos arrivent en ce moment\u00a0: envoyez de nouveau votre demande dans une minute",
};

function quoted(name: string): string {
  const characters = [...name];
  const short = characters.length > 60 ? `${characters.slice(0, 57).join("")}…` : name;
  return `«\u00a0${short}\u00a0»`;
}

/** Returns a file's size as people read it: '1,8 Mo', '340 Ko'. */
export function fileSizeText(bytes: number): string {
  const kibibyte = 1024;
  const [value, unit] =
    bytes < kibibyte * kibibyte ? [bytes / kibibyte, "Ko"] : [bytes / kibibyte ** 2, "Mo"];
  const number = unit === "Mo" ? atMostOneDecimal : wholeNumber;
  return `${number(Math.max(1, value))}\u00a0${unit}`;
}

export const quoteStatusLabels = {
  new: "Nouveau",
  in_progress: "En cours",
  completed: "Terminé",
  cancelled: "Annulé",
} as const satisfies Record<QuoteStatus, string>;

/** Returns whether a stored status is a known one. */
export function isQuoteStatus(status: string): status is QuoteStatus {
  return Object.hasOwn(quoteStatusLabels, status);
}

/** Returns the status as staff read it; an unknown value reads 'Inconnu' (rule inboxes/quote-status). */
export function quoteStatusLabel(status: string): string {
  return isQuoteStatus(status) ? quoteStatusLabels[status] : "Inconnu";
}

/** Returns the requested service as staff read it; an unknown value stays as it is stored. */
export function quoteServiceLabel(service_type: string): string {
  return Object.hasOwn(serviceChoiceLabels, service_type)
    ? serviceChoiceLabels[service_type as ServiceChoice]
    : service_type;
}

export const quoteInboxTexts = {
  empty: "Aucune demande de devis",
  whyEmpty: "Elles arrivent ici dès qu’un visiteur remplit la page Devis.",
  noSelection: "Sélectionnez une demande de devis pour voir les détails",
  gone: "Cette demande n’est plus là.",
  read: "Lu",
  unread: "Non lu",
  list: "Demandes de devis, de la plus récente à la plus ancienne",
} as const;

/** The form's other fields, as labelled facts. A new field of the form is one more line here. */
export const quoteFacts: readonly RecordFact<QuoteFields>[] = [
  { label: "Entreprise", text: ({ company }) => company },
  {
    label: "Rendez-vous souhaité",
    text: ({ preferred_date, preferred_time }) => appointmentText(preferred_date, preferred_time),
    notExported: true,
  },
  {
    label: "Budget",
    text: ({ budget }) => (budget === null ? null : eurosText(budget)),
    notExported: true,
  },
];

type QuoteFields = Omit<QuoteRequestInput, "service_type" | "urgency">;

/** The columns of the export, in order (rule inboxes/export). */
export const quoteExportColumns: CsvColumns<ExportedQuoteRequest> = {
  Référence: ({ reference }) => reference,
  "Reçue le": ({ createdAt }) => spreadsheetMoment(createdAt),
  Prénom: ({ first_name }) => first_name,
  Nom: ({ last_name }) => last_name,
  ...factColumns(quoteFacts),
  "E-mail": ({ email }) => email,
  Téléphone: ({ phone }) => phone,
  Service: ({ service_type }) => quoteServiceLabel(service_type),
  Urgence: ({ urgency }) =>
    Object.hasOwn(urgencyLabels, urgency) ? urgencyLabels[urgency as Urgency].name : urgency,
  "Date souhaitée": ({ preferred_date }) => preferred_date?.split("-").toReversed().join("/") ?? null,
  "Heure souhaitée": ({ preferred_time }) => preferred_time,
  "Budget (€)": ({ budget }) => budget?.toString().replace(".", ",") ?? null,
  Statut: ({ status }) => quoteStatusLabel(status),
  Lu: ({ read }) => (read ? "oui" : "non"),
  Description: ({ description }) => description,
  Notes: ({ notes }) => notes,
};
