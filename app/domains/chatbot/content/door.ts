/** The assistant's own page, which needs no script. */
export const assistantPath = "/assistant";

/** Returns the address that asks a question. `choice` is the id of the response that the visitor chose, if they did. */
export function questionAddress(question: string, choice?: string): string {
  const query = new URLSearchParams({ question, ...(choice && { choix: choice }) });
  return `${assistantPath}?${query}`;
}

/**
 * The texts of the button that opens the assistant. Every public page has them; the other texts are loaded when it
 * opens.
 */
export const doorTexts = {
  name: "Assistant",
  label: "Assistant automatique",
  openFailure: "L’assistant ne s’ouvre pas\u00a0: la connexion est coupée.",
} as const;
