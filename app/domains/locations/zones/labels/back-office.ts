import { wholeNumber } from "#app/lib/french/numbers.ts";

/** Texts of the back office's location screens. Quoted ones stay as they are (rule language/french). */
export const backOfficeLabels = {
  title: "Localisations",
  newTitle: "New Location",
  editTitle: "Edit Location",
  loadFailure: "Failed to load location",
  saveFailure: "Failed to save location",
  empty: "Aucune localisation. Créez votre première localisation !",
  loadMore: "Charger plus de localisations",
  regenerated: "Descriptions régénérées avec succès !",
  regenerate: "Régénérer les descriptions",
  regenerating: "Une régénération est déjà en cours.",
  regenerationStopped: "Régénération arrêtée. Ce qui est écrit est gardé.",
  regenerationFailed: "La régénération s’est arrêtée sur une erreur. Ce qui est écrit est gardé.",
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
  return `${wholeNumber(count)} ${count > 1 ? "localisations" : "localisation"}`;
}

/** '50 sur 352 localisations'. */
export function shownLocations(shown: number, total: number): string {
  return shown < total ? `${wholeNumber(shown)} sur ${countedLocations(total)}` : countedLocations(total);
}

/** '1 localisation supprimée : Le Mans', '352 localisations supprimées'. */
export function deletedLocations(count: number, city?: string): string {
  const done = `${countedLocations(count)} ${count > 1 ? "supprimées" : "supprimée"}`;
  return city ? `${done}\u00a0: ${city}` : done;
}

/** The message when the number of locations is no longer the confirmed one. */
export function changedCount(count: number): string {
  return `La liste a changé : ${countedLocations(count)} maintenant. Rien n’a été supprimé.`;
}

/** The result of a regeneration: '352 descriptions récrites, 3 écrites à la main gardées'. */
export function regenerationSummary({ changed, kept }: { changed: number; kept: number }): string {
  const rewritten = `${wholeNumber(changed)} ${changed > 1 ? "descriptions récrites" : "description récrite"}`;
  if (kept === 0) return rewritten;
  return `${rewritten}, ${wholeNumber(kept)} ${kept > 1 ? "écrites" : "écrite"} à la main et ${kept > 1 ? "gardées" : "gardée"}`;
}
