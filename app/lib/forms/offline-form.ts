/**
 * The message on a form that was sent without a network and therefore stayed on its page (rule pages/offline): "You are
 * offline: nothing was sent, and all that you typed is here. Send it when the network is back."
 */
export const heldFormText =
  "Vous êtes hors ligne\u00a0: rien n’est parti, et tout ce que vous avez tapé est là. Envoyez-le quand le réseau sera revenu.";
