/** What every public page carries of the assistant before it is opened: no more than this. */
export const doorTexts = {
  name: "Assistant",
  label: "Assistant automatique",
  openFailure: "L’assistant ne s’ouvre pas : la connexion est coupée.",
} as const;
