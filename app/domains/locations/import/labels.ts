import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { mostProblems } from "./rules/problems.ts";
import type { ImportStage, ImportStatus } from "./rules/runs.ts";

/** Texts of the import page. The failure is B§8's own. */
export const importLabels = {
  title: "Importer des communes",
  failure: "Une erreur est survenue lors de l'importation des données",
  interrupted: "L’envoi s’est interrompu avant la fin du fichier",
  busy: "Un import est déjà en cours : attendez sa fin, ou annulez-le.",
  notSent:
    "Le fichier n’est pas arrivé : il dépasse 100 Mo, ou la connexion a été coupée. Rien n’a été importé.",
  manyProblems: `Le contrôle s’est arrêté à la ${mostProblems}e erreur : il peut y en avoir d’autres.`,
  nothingWritten: "Rien n’a été importé. Corrigez le fichier, puis envoyez-le à nouveau.",
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

/** The file of the rows an import could not use. */
export const failureColumns = {
  Ligne: ({ row }) => String(row),
  "Code INSEE": ({ inseeCode }) => inseeCode,
  Commune: ({ name }) => name,
  Raison: ({ reason }) => reason,
} satisfies CsvColumns<{ row: number; inseeCode: string; name: string; reason: string }>;
