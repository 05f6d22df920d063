import { wholeNumber } from "#app/lib/french/numbers.ts";

/**
 * Texts of the back office's screens about locations (towns). Some are sentences of the site's specification, which
 * stay word for word, even in English (rule language/french).
 */
export const backOfficeLabels = {
  title: "Localisations",
  newTitle: "New Location",
  editTitle: "Edit Location",
  loadFailure: "Failed to load location",
  saveFailure: "Failed to save location",
  leave: "Ce que vous avez tapé dans cette localisation n’est pas enregistré, et sera perdu.",
  empty: "Aucune localisation. Créez votre première localisation !",
  loadMore: "Charger plus de localisations",
  regenerated: "Descriptions régénérées avec succès !",
  nothingRegenerated: "Aucune description à récrire",
  regenerate: "Régénérer les descriptions",
  regenerating: "Une régénération est déjà en cours.",
  regenerationStopped: "Régénération arrêtée. Ce qui est écrit est gardé.",
  serviceWroteNothing: "Le service de texte n’a rien écrit",
  serviceWrotePart: "Le service de texte n’a pas tout écrit",
  regenerationFailed: "La régénération s’est arrêtée sur une erreur. Ce qui est écrit est gardé.",
  deletionFailure: "Erreur lors de la suppression",
  nothingFound: "Aucune localisation trouvée",
  search: "Rechercher une localisation",
  searchPlaceholder: "Ville ou code postal",
  everyDepartment: "Tous les départements",
  gone: "Cette localisation n’est plus là.",
  stale: "Quelqu’un d’autre l’a modifiée pendant votre saisie. Vos réponses sont toujours là.",
  overwriting: "Enregistrez à nouveau\u00a0: votre saisie remplacera la sienne.",
  tryAgain: "Vos réponses sont toujours là\u00a0: réessayez dans un instant.",
  slugTaken: "Une autre localisation a déjà cette adresse",
  countMistyped: "Ce n’est pas le nombre demandé",
} as const;

/** Returns a number of locations in words: '1 localisation' or '34 932 localisations'. */
export function countedLocations(count: number): string {
  return `${wholeNumber(count)} ${count > 1 ? "localisations" : "localisation"}`;
}

/** Returns how many locations are shown: '50 sur 352 localisations' (50 of 352 locations). */
export function shownLocations(shown: number, total: number): string {
  return shown < total ? `${wholeNumber(shown)} sur ${countedLocations(total)}` : countedLocations(total);
}

/** Returns '1 localisation supprimée : Le Mans' or '352 localisations supprimées' (locations deleted). */
export function deletedLocations(count: number, city?: string): string {
  const done = `${countedLocations(count)} ${count > 1 ? "supprimées" : "supprimée"}`;
  return city ? `${done}\u00a0: ${city}` : done;
}

/** Returns the message that the number of locations changed after it was confirmed, so that none was deleted. */
export function changedCount(count: number): string {
  return `La liste a changé\u00a0: ${countedLocations(count)} maintenant. Rien n’a été supprimé.`;
}

/** Returns '352 descriptions récrites, 3 écrites à la main et gardées' (rewritten; written by hand and kept). */
function regenerationSummary({ changed, kept }: { changed: number; kept: number }): string {
  const rewritten = `${wholeNumber(changed)} ${changed > 1 ? "descriptions récrites" : "description récrite"}`;
  if (kept === 0) return rewritten;
  return `${rewritten}, ${wholeNumber(kept)} ${kept > 1 ? "écrites" : "écrite"} à la main et ${kept > 1 ? "gardées" : "gardée"}`;
}

/** Returns how many descriptions were rewritten and kept. If none was rewritten, says why, and what to do instead. */
export function regenerationText(done: {
  seen: number;
  changed: number;
  kept: number;
  refused: number;
}): string {
  const { seen, changed, kept, refused } = done;
  const same = seen - kept - refused;
  const parts = [
    changed > 0 && `${regenerationSummary(done)}.`,
    refused > 0 &&
      `Pour ${wholeNumber(refused)} ${refused > 1 ? "communes" : "commune"}, il a refusé, s’est tu ou a rendu autre chose qu’une description\u00a0: le texte que le site écrit lui-même est resté ou a pris la place. Essayez le service dans «\u00a0Réglages, Le service de texte\u00a0».`,
    changed === 0 &&
      same > 0 &&
      `${wholeNumber(same)} ${same > 1 ? "textes relus disaient" : "texte relu disait"} déjà ce que le site sait de la commune.`,
    changed === 0 &&
      kept > 0 &&
      `${wholeNumber(kept)} ${kept > 1 ? "sont écrits" : "est écrit"} à la main\u00a0: cochez «\u00a0Remplacer aussi les textes écrits à la main\u00a0» pour les refaire.`,
  ];
  return parts.filter(Boolean).join(" ") || "Il n’y a aucune localisation.";
}

/** Returns what a rewriting of all descriptions did before it stopped: '7 localisations relues sur 352…' (checked). */
export function stoppedText(done: Parameters<typeof regenerationText>[0] & { total: number }): string {
  const { seen, total } = done;
  const looked = `${wholeNumber(seen)} ${seen > 1 ? "localisations relues" : "localisation relue"} sur ${wholeNumber(total)}.`;
  return seen === 0 ? looked : `${looked} ${regenerationText(done)}`;
}

/**
 * The seconds that a text-generation service (an external machine) takes for one description, with the pause before the
 * next one, and the tokens that it reads and writes for it. Both are estimates for the person who starts a
 * regeneration.
 */
const perDescription = { seconds: 4, tokens: 900 };

/**
 * Returns how many descriptions a regeneration would write and keep, an estimate of the time that it takes, and its
 * cost: nothing, or the tokens of the text-generation service.
 */
export function outlookText(
  { total, edited, isByService }: { total: number; edited: number; isByService: boolean },
  includeEdited: boolean,
): string {
  const count = includeEdited ? total : total - edited;
  const spared = includeEdited || edited === 0 ? "" : ` (${wholeNumber(edited)} à la main sont gardées)`;
  const asked = `${wholeNumber(count)} ${count > 1 ? "descriptions" : "description"} à écrire${spared}.`;
  if (!isByService)
    return `${asked} Le site les écrit lui-même\u00a0: ${count > 5_000 ? "quelques minutes" : "quelques secondes"}, sans rien coûter. Celles qui disent déjà la même chose ne changent pas.`;
  const minutes = Math.max(1, Math.round((count * perDescription.seconds) / 60));
  const length = minutes < 60 ? `${minutes} min` : `${wholeNumber(Math.round(minutes / 60))} h`;
  return `${asked} Le service de texte répond à un appel par description\u00a0: environ ${length}, et environ ${wholeNumber(count * perDescription.tokens)} jetons facturés à votre tarif.`;
}

/** The names of the form's fields, for the message that shows how two people's changes differ. */
export const locationFieldLabels = {
  name: "Nom",
  slug: "Adresse de la page",
  address: "Adresse postale",
  postal_code: "Code postal",
  city: "Ville",
  latitude: "Latitude",
  longitude: "Longitude",
  phone: "Téléphone",
  email: "E-mail",
  hours: "Horaires",
  description: "Description",
  services: "Services",
  equipment: "Équipement",
  certifications: "Certifications",
  team_size: "Techniciens",
  response_time: "Délai moyen",
  satisfaction_rate: "Satisfaction",
  coverage_radius: "Rayon couvert",
} as const;
