/** The assistant's own page, which needs no script. */
export const assistantPath = "/assistant";

/** The only texts of the assistant that are part of a public page before a visitor opens the assistant. */
export const doorTexts = {
  name: "Assistant",
  label: "Assistant automatique",
  openFailure: "L’assistant ne s’ouvre pas\u00a0: la connexion est coupée.",
} as const;
