/** The texts about the words in braces of a response (a stored answer; rule assistant/placeholders). */
export const placeholderTexts = {
  title: "Les mots entre accolades",
  intro:
    "L’assistant met à leur place ce que disent vos réglages. Laissez-les\u00a0: la réponse suivra chaque changement.",
  list: "Tous les mots entre accolades",
  insert: "Appuyez sur un mot pour l’ajouter à la fin de la réponse.",
  brackets: "Entre crochets\u00a0: dit seulement tant que le mot à l’intérieur a une valeur.",
  preview: "Un visiteur lit aujourd’hui",
  said: (value: string) => `aujourd’hui «\u00a0${value}\u00a0»`,
  unsaid: "rien aujourd’hui, sa phrase est laissée de côté",
  unknown: "ce mot n’existe pas",
} as const;

/** Returns the error of a response with an unknown word in braces. `near` are words that may have been meant. */
export function unknownPlaceholderText(typed: string, near: readonly string[]): string {
  const proposal = near.length > 0 ? `Essayez ${near.join(" ou ")}.` : "Choisissez-en un dans la liste.";
  return `${typed} n’existe pas. ${proposal}`;
}
