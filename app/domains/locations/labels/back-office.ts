const wholeNumber = new Intl.NumberFormat("fr-FR");

/** Texts of the back office's location screens. Those the specification quotes (B§2, B§8; decision 2) are kept as quoted. */
export const backOfficeLabels = {
  title: "Localisations",
  newTitle: "New Location",
  editTitle: "Edit Location",
  loadFailure: "Failed to load location",
  saveFailure: "Failed to save location",
  empty: "Aucune localisation. Créez votre première localisation !",
  loadMore: "Charger plus de localisations",
  regenerated: "Descriptions régénérées avec succès !",
  deletionFailure: "Erreur lors de la suppression",
  nothingFound: "Aucune localisation trouvée",
  search: "Rechercher une localisation",
  searchPlaceholder: "Ville ou code postal",
  everyDepartment: "Tous les départements",
  gone: "Cette localisation n’est plus là.",
  stale: "Quelqu’un d’autre l’a modifiée pendant votre saisie. Vos réponses sont toujours là.",
  overwriting: "Enregistrez à nouveau : votre saisie remplacera la sienne.",
  tryAgain: "Vos réponses sont toujours là : réessayez dans un instant.",
  slugTaken: "Une autre localisation a déjà cette adresse",
  countMistyped: "Ce n’est pas le nombre demandé",
} as const;

/** '1 localisation', '34 932 localisations'. */
export function countedLocations(count: number): string {
  return `${wholeNumber.format(count)} ${count > 1 ? "localisations" : "localisation"}`;
}

/** '50 sur 352 localisations'. */
export function shownLocations(shown: number, total: number): string {
  return shown < total
    ? `${wholeNumber.format(shown)} sur ${countedLocations(total)}`
    : countedLocations(total);
}

/** A filter no longer holds as many locations as confirmed. */
export function changedCount(count: number): string {
  return `La liste a changé : ${countedLocations(count)} maintenant. Rien n’a été supprimé.`;
}
