/** The message on a form that was sent without a network and therefore stayed on its page (rule pages/offline). */
export const heldFormText =
  "Vous êtes hors ligne\u00a0: rien n’est parti, et tout ce que vous avez tapé est là. Envoyez-le quand le réseau sera revenu.";
