import {
  factColumns,
  followUpColumns,
  resultColumns,
  type RecordFact,
} from "#app/domains/submissions/labels.ts";
import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { longMoment, spreadsheetMoment } from "#app/lib/french/dates.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { estimateTexts } from "./estimate/content.ts";
import type { ExportedQuoteRequest } from "./queries.server.ts";
import { quoteServiceLabel, type Urgency, urgencyLabels } from "./content.ts";
import { appointmentText } from "./rules/appointment.ts";
import type { QuoteStatus } from "./rules/addresses.ts";
import type { QuoteRequestInput } from "./validation.ts";

/**
 * Returns the first line of the e-mail to the shop about an urgent request. `due` is the moment by which the visitor
 * was promised an answer.
 */
export function urgentLine(due: Date): string {
  return `Urgent\u00a0: une réponse est promise au plus tard le ${longMoment(due)}.`;
}

export const quoteStatusLabels = {
  new: "Nouveau",
  in_progress: "En cours",
  completed: "Terminé",
  cancelled: "Annulé",
} as const satisfies Record<QuoteStatus, string>;

/** Whether a stored status is one that the program knows. */
export function isQuoteStatus(status: string): status is QuoteStatus {
  return Object.hasOwn(quoteStatusLabels, status);
}

/**
 * Returns the label of a status; 'Inconnu' (unknown) for one that the program does not know (rule
 * inboxes/quote-status).
 */
export function quoteStatusLabel(status: string): string {
  return isQuoteStatus(status) ? quoteStatusLabels[status] : "Inconnu";
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

/**
 * The optional fields of the form, each with a label and a text. Screens, e-mails and the export show the fields of
 * this list, so a new field of the form needs only one more line here.
 */
export const quoteFacts: readonly RecordFact<QuoteFields>[] = [
  { label: "Entreprise", text: ({ company }) => company },
  {
    label: "Rendez-vous souhaité",
    text: ({ preferred_date, preferred_time }) => appointmentText(preferred_date, preferred_time),
    notExported: true,
  },
  { label: estimateTexts.label, text: ({ estimate }) => estimate },
  {
    label: "Budget",
    text: ({ budget }) => (budget === null ? null : eurosText(budget)),
    notExported: true,
  },
];

type QuoteFields = Omit<QuoteRequestInput, "service_type" | "urgency">;

/** The columns of the CSV file that staff export, by their titles, in order (rule inboxes/export). */
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
  "Prix proposé (€)": ({ offeredAmount }) => offeredAmount?.toString().replace(".", ",") ?? null,
  ...resultColumns,
  Lu: ({ read }) => (read ? "oui" : "non"),
  Description: ({ description }) => description,
  Notes: ({ notes }) => notes,
  ...followUpColumns,
};
