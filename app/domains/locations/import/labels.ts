import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import type { FailedRow } from "./rules/file.ts";
import type { ImportStage, ImportStatus } from "./rules/runs.ts";

/** Texts of the import page. `failure` is quoted (rule import/failure). */
export const importLabels = {
  title: "Importer des communes",
  failure: "Une erreur est survenue lors de l'importation des données",
  interrupted: "L’envoi s’est interrompu avant la fin du fichier",
  busy: "Un import est déjà en cours : attendez sa fin, ou annulez-le.",
  notSent:
    "Le fichier n’est pas arrivé : il dépasse 100 Mo, ou la connexion a été coupée. Rien n’a été importé.",
  notKept:
    "Le site n’a pas pu garder le fichier : le problème vient de notre côté. Réessayez dans un instant",
  nothingWritten: "Rien n’a été importé.",
  nothingUsable: "Aucune ligne ne peut devenir une localisation : ce n’est peut-être pas le bon fichier.",
  missingFile: "Choisissez un fichier JSON",
  changedFile: "Le fichier a changé depuis que vous l’avez choisi : choisissez-le à nouveau",
  tooLarge: "Le fichier dépasse 100 Mo",
} as const;

export const stageLabels: Record<ImportStage, string> = {
  regions: "Régions",
  departments: "Départements",
  communes: "Communes",
  locations: "Localisations",
};

export const importStatusLabels: Record<ImportStatus, string> = {
  receiving: "Envoi du fichier",
  refused: "Fichier refusé",
  running: "En cours",
  failed: "Arrêté par une erreur",
  cancelled: "Annulé",
  done: "Terminé",
};

/** '1 ligne en échec', '1 204 lignes en échec'. */
export function failedRows(count: number): string {
  return `${wholeNumber(count)} ${count > 1 ? "lignes" : "ligne"} en échec`;
}

/** A row set aside with its position, commune and reason: 'Ligne 4, Amné (72004) : …'. */
export function failedRow({ row, inseeCode, name, reason }: FailedRow): string {
  const commune = [name, inseeCode && `(${inseeCode})`].filter(Boolean).join(" ");
  return `Ligne ${wholeNumber(row)}${commune && `, ${commune}`}\u00a0: ${reason}`;
}

/** The columns of the file of failed rows. */
export const failureColumns = {
  Ligne: ({ row }) => String(row),
  "Code INSEE": ({ inseeCode }) => inseeCode,
  Commune: ({ name }) => name,
  Raison: ({ reason }) => reason,
} satisfies CsvColumns<FailedRow>;
