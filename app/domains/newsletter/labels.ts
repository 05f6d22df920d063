import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { spreadsheetMoment } from "#app/lib/french/dates.ts";
import type { Subscriber } from "./queries.server.ts";

/** The names of the subscription states in the back office. */
export const subscriberLabels = {
  confirmed: "Confirmés",
  pending: "En attente",
  unsubscribed: "Désinscrits",
  paused: "En pause",
} as const;

export const subscribersTexts = {
  title: "Lettre",
  tab: "Abonnés",
  empty: "Personne dans cette liste",
  emptyText: "Les adresses arrivent ici depuis le pied de page du site, une fois confirmées par e-mail.",
  pausedEmptyText:
    "Une adresse que son serveur refuse pour de bon vient ici\u00a0: plus aucune lettre n’y part.",
  pausedText:
    "Leur serveur a refusé ces adresses\u00a0: la lettre n’y part plus. Une nouvelle inscription les remet.",
  pauseReason: "Réponse du serveur",
  resume: "Reprendre l’envoi",
  resumed: "La lettre repartira à cette adresse",
  columns: ["E-mail", "Inscription", "Confirmation", "Désinscription"],
} as const;

/** The columns of the export, in order (rule inboxes/export). */
export const subscriberExportColumns: CsvColumns<Subscriber> = {
  "E-mail": ({ email }) => email,
  Inscription: ({ createdAt }) => spreadsheetMoment(createdAt),
  Confirmation: ({ confirmedAt }) => confirmedAt && spreadsheetMoment(confirmedAt),
  Désinscription: ({ unsubscribedAt }) => unsubscribedAt && spreadsheetMoment(unsubscribedAt),
};
