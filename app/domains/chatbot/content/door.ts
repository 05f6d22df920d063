/** The assistant's own page, which needs no script. */
export const assistantPath = "/assistant";

/**
 * The texts of the button that opens the assistant. Every public page has them; the other texts are loaded when it
 * opens.
 */
export const doorTexts = {
  name: "Assistant",
  label: "Assistant automatique",
  openFailure: "L’assistant ne s’ouvre pas\u00a0: la connexion est coupée.",
} as const;
