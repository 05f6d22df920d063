/** Words for a computer, for the groups of several situations. */
export const machine = "ordinateur*|pc|portable*|laptop|machine|windows|tour";

/** Words for a program that does not open or that stops. */
export const stuck =
  "ouvre pas|ouvre plus|ouvrent plus|ouvrent pas|s ouvrir|souvrir|d ouvrir|lance pas|lance plus|se lancer|de lancer|demarre pas|demarre plus|ne demarre|au demarrage|plante*|bloque*|se ferme|repond pas|repond plus|chargement|rien ne se passe|se passe rien|crash*";

/** Words of a person who does not know a password any more. */
export const forgotten =
  "oubli*|perdu*|sais plus|souviens plus|souviens pas|rappelle plus|connais pas|connais plus|retrouve plus|inconnu*|aucune idee|jamais su|plus mon mot|plus le mot|retrouver|recuperer";
