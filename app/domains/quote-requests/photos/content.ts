/** The texts about photos that only a script shows, in the quote form and in the slip (the page after a request). */
export const addPhotosTexts = {
  heading: "Ajouter des photos depuis votre téléphone",
  makeFailed: "Le code n’a pas pu être fait. Joignez vos photos ci-dessus, ou ajoutez-les après l’envoi.",
  arrived: "Fichiers reçus",
  none: "Vos photos s’afficheront ici.",
} as const;
