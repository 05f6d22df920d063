import { type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { followUpColumns, resultColumns } from "#app/domains/submissions/labels.ts";
import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { spreadsheetMoment } from "#app/lib/french/dates.ts";
import type { ExportedContactMessage } from "./queries.server.ts";

/** Returns the label of a message's service: 'Général' (general) if the visitor chose none (rule inboxes/service). */
export function serviceLabel(service: string | null): string {
  if (!service) return "Général";
  return Object.hasOwn(serviceChoiceLabels, service)
    ? serviceChoiceLabels[service as ServiceChoice]
    : service;
}

export const inboxTexts = {
  empty: "Aucun message reçu",
  whyEmpty: "Ils arrivent ici dès qu’un visiteur remplit le formulaire de contact.",
  noSelection: "Sélectionnez un message pour voir les détails",
  gone: "Ce message n’est plus là.",
  read: "Lu",
  unread: "Non lu",
  list: "Messages, du plus récent au plus ancien",
} as const;

/** The columns of the CSV file that staff export, by their titles, in order (rule inboxes/export). */
export const messageExportColumns: CsvColumns<ExportedContactMessage> = {
  Référence: ({ reference }) => reference,
  "Reçu le": ({ createdAt }) => spreadsheetMoment(createdAt),
  Nom: ({ name }) => name,
  "E-mail": ({ email }) => email,
  Téléphone: ({ phone }) => phone,
  Service: ({ service }) => serviceLabel(service),
  ...resultColumns,
  Lu: ({ read }) => (read ? "oui" : "non"),
  Message: ({ message }) => message,
  Notes: ({ notes }) => notes,
  ...followUpColumns,
};
