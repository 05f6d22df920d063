/** Added to the apology when somebody complains that a repair did not last (rule assistant/complaint). */
export const guaranteeText =
  "Nos réparations sont garanties {garantie_jours}\u00a0: si la même panne revient, nous la reprenons sans frais.";

/** Added to the apology when somebody complains and wants their money back (rule assistant/complaint). */
export const refundText =
  "Un remboursement se décide avec l’atelier, pas avec cet assistant. Nos conditions de vente, avec le médiateur\u00a0: /conditions-de-vente";
