import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import type { FailedRow } from "./rules/file.ts";
import type { ImportStage, ImportStatus } from "./rules/runs.ts";

/** The official file of communes (municipalities): its name, and the URL at which an owner can download it. */
export const officialFile = {
  name: "Communes et villes de France, sur data.gouv.fr",
  href: "https://www.data.gouv.fr/fr/datasets/communes-et-villes-de-france-en-csv-excel-json-parquet-et-feather/",
} as const;

/** The texts about communes that the program knows without an imported file. */
export const withoutFileTexts = {
  title: "Sans fichier",
  text: (communes: number, radiusKm: number, of: string) =>
    communes > 1
      ? `${wholeNumber(communes)} communes à moins de ${radiusKm}\u00a0km ${of} n’ont pas encore de page.`
      : `Une commune à moins de ${radiusKm}\u00a0km ${of} n’a pas encore de page.`,
  hint: "Le site connaît les communes de France à partir de 500 habitants environ. Les plus petites, ou celles d’un département entier, viennent du fichier ci-dessous.",
  add: (communes: number) =>
    communes > 1 ? `Créer ces ${wholeNumber(communes)} localisations` : "Créer cette localisation",
  done: "Localisations créées",
} as const;

/**
 * Texts of the import page. `failure` is a sentence of the site's specification, so it stays word for word (rule
 * import/failure).
 */
export const importLabels = {
  official: "Le fichier à télécharger, au format JSON\u00a0:",
  plusAddress:
    "Ce qui suit le «\u00a0+\u00a0» dit de quelle page on écrit\u00a0; tout arrive dans la même boîte. Certaines messageries refusent ces adresses\u00a0: effacez alors «\u00a0+{slug}\u00a0».",
  title: "Importer des communes",
  failure: "Une erreur est survenue lors de l'importation des données",
  interrupted: "L’envoi s’est interrompu avant la fin du fichier",
  busy: "Un import est déjà en cours\u00a0: attendez sa fin, ou annulez-le.",
  notSent:
    "Le fichier n’est pas arrivé\u00a0: il dépasse 100 Mo, ou la connexion a été coupée. Rien n’a été importé.",
  notKept:
    "Le site n’a pas pu garder le fichier\u00a0: le problème vient de notre côté. Réessayez dans un instant",
  nothingWritten: "Rien n’a été importé.",
  nothingUsable:
    "Aucune ligne ne peut devenir une localisation\u00a0: ce n’est peut-être pas le bon fichier.",
  missingFile: "Choisissez un fichier JSON",
  changedFile: "Le fichier a changé depuis que vous l’avez choisi\u00a0: choisissez-le à nouveau",
  tooLarge: "Le fichier dépasse 100 Mo",
  askAll: "Importer les communes de tous les départements\u00a0?",
  askWhy:
    "Chaque page est publique et entre dans le plan du site. Un moteur de recherche juge mal un atelier local qui a des milliers de pages presque pareilles.",
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

/** Returns a number of failed rows in words: '1 ligne en échec' or '1 204 lignes en échec'. */
export function failedRows(count: number): string {
  return `${wholeNumber(count)} ${count > 1 ? "lignes" : "ligne"} en échec`;
}

/** Returns '354 pages seront créées au plus.' (at most 354 pages will be created). */
export function pagesText(count: number): string {
  if (count === 0) return "Aucune page ne sera créée\u00a0: ce fichier n’a pas de commune de ce département.";
  return `${wholeNumber(count)} ${count > 1 ? "pages seront créées" : "page sera créée"} au plus. Celles qui existent déjà restent comme elles sont.`;
}

/** Returns the question that is asked before an import creates many pages. */
export function askPages(count: number): string {
  return `Créer jusqu’à ${wholeNumber(count)} pages\u00a0?`;
}

/** Returns a failed row with its position, commune and reason: 'Ligne 4, Amné (72004) : …' (line 4). */
export function failedRow({ row, inseeCode, name, reason }: FailedRow): string {
  const commune = [name, inseeCode && `(${inseeCode})`].filter(Boolean).join(" ");
  return `Ligne ${wholeNumber(row)}${commune && `, ${commune}`}\u00a0: ${reason}`;
}

/** The columns of the downloadable file of failed rows. */
export const failureColumns = {
  Ligne: ({ row }) => String(row),
  "Code INSEE": ({ inseeCode }) => inseeCode,
  Commune: ({ name }) => name,
  Raison: ({ reason }) => reason,
} satisfies CsvColumns<FailedRow>;
