/** The opt-out of /confidentialite. */
export const audienceTexts = {
  choice: {
    counted: "Vos visites sont comptées, sans que nous sachions qui vous êtes.",
    refused: "Vos visites ne sont plus comptées depuis ce navigateur : rien n’est lu, écrit ni envoyé.",
    signal: "Votre navigateur demande à ne pas être suivi : vos visites ne sont pas comptées.",
  },
  refuse: "Ne plus compter mes visites",
  accept: "Compter à nouveau mes visites",
  withoutScript: "Sans JavaScript, rien n’est compté : il n’y a rien à refuser.",
} as const;
