/**
 * What the shop does about a situation, by the service that it takes. A shop without the service says only the advice.
 */
export const offers = {
  software:
    "{si_logiciel}Sinon nous nous en chargeons, {sur_place}[, ou {a_distance}][ ({tarif_seance_courte})]\u00a0: {telephone}.",
  hardware:
    "{si_materiel}Sinon apportez-le\u00a0: {le_diagnostic}, et rien n’est réparé sans votre accord. {si_materiel}Un prix d’abord\u00a0: /devis",
  repair:
    "{si_materiel}Apportez-le\u00a0: {le_diagnostic}, et rien n’est réparé sans votre accord. {si_materiel}Un prix d’abord\u00a0: /devis",
  peripherals:
    "{si_peripheriques}Sinon nous nous en chargeons, {sur_place}[, ou {a_distance}][ ({tarif_seance_courte})]\u00a0: {telephone}.",
  network: "{si_reseau}Sinon nous nous en chargeons, {sur_place}\u00a0: {telephone} ou /devis",
  recovery:
    "{si_recuperation}Nous essayons ensuite de récupérer vos fichiers, et nous disons après le diagnostic ce qui peut être sauvé\u00a0: {telephone}.",
  upgrade:
    "{si_mise_a_niveau}Nous vérifions le modèle et posons la pièce. {si_mise_a_niveau}Un prix\u00a0: /devis",
  security:
    "{si_logiciel}Nous pouvons le faire avec vous et vérifier l’ordinateur, {sur_place}[, ou {a_distance}]\u00a0: {telephone}.",
  mac: "{si_materiel}Nous pouvons nous en charger\u00a0: {le_diagnostic}, et rien n’est fait sans votre accord. {si_materiel}Donnez le modèle et l’année du {mac} sur /devis ou au {telephone}.",
  danger:
    "{si_materiel}Appelez ensuite le {telephone} avant de le déplacer. {si_materiel}Nous cherchons la cause\u00a0: {le_diagnostic}, et rien n’est réparé sans votre accord.",
  diagnosis:
    "{si_materiel}Un avis d’abord\u00a0? {si_materiel}Pour une réparation, {le_diagnostic}, et vous décidez avec un prix ferme\u00a0: /devis ou {telephone}.",
  purchase:
    "Dites-nous votre usage et votre budget au {telephone}\u00a0: nous vous dirons quoi chercher, et si nous avons une solution.",
  assembly:
    "{si_materiel}Nous relisons votre liste et nous montons l’ordinateur\u00a0: /devis ou {telephone}.",
  remote: "Le détail\u00a0: /services/depannage-distance",
  call: "Un doute\u00a0? Appelez le {telephone}.",
  none: "",
} as const;

export type Offer = keyof typeof offers;
