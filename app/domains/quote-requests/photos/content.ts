/** The texts about photos for the parts of the quote form and of the slip that only a script shows. */
export const addPhotosTexts = {
  heading: "Ajouter des photos depuis votre téléphone",
  makeFailed: "Le code n’a pas pu être fait. Joignez vos photos ci-dessus, ou ajoutez-les après l’envoi.",
  arrived: "Photos reçues",
  none: "Vos photos s’afficheront ici.",
} as const;
