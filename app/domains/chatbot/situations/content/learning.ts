import type { Situation } from "./situation.ts";

/** Situations of a visitor who wants to learn. */
export const learningSituations: readonly Situation[] = [
  {
    question: "Combien de temps pour apprendre l’ordinateur",
    topic: "training",
    words: [
      "combien de cours|combien de temps|combien de seances|combien de lecon*|combien d heures|nombre de cours|longtemps|combien d heure|combien de lecons|combien de mois|en combien|temps faut il|vite|rapidement",
      "apprendre|cours|servir|debute|debutant|aise|lecon*|zero|senior|apprend|maitriser|savoir envoyer|debutante|debuter|se debrouiller|initiation|lecons|seances pour",
    ],
    without:
      "prend la reparation|recherche d emploi|en cours|au cours|reparer|recuper*|reparation|depannage|vite fait|urgent|distance|formation excel|attente|tarif*|prix|cout*|depanner|serveur de|zero virus|mettre mon pc a zero|ecran|remettre",
    advice:
      "Pour allumer, écrire un message, chercher sur internet et ranger des photos, comptez plusieurs séances courtes plutôt qu’une longue\u00a0: un sujet à la fois, et de la pratique entre deux. Le rythme dépend de vous. Notez trois choses que vous voulez savoir faire\u00a0: commencez par elles.",
    offer: "call",
  },
  {
    question: "Suis-je trop âgé pour apprendre",
    topic: "training",
    words: [
      "trop vieux|trop vieille|ans|trop tard|trop age|trop agee|personne agee|personnes agees|mon age|agee|vieux pour|vieille pour|retraite*|senior*|octogenaire|grand mere|grand pere|mamie|papi",
      "apprendre|cours|pour l informatique|lecon*|m y mettre|eleves|apprendrai|apprenne|formation|initiation|se mettre a|debuter|initier",
    ],
    without:
      "donnez|proposez|mon fils de|ma fille de|chinois|conduire|piano|depuis|il y a|enfants|distance|ex|ordinateur de|garantie|secours|en cours|travail|salarie*|job|stage|combien|prix|tarif|gratuit*|quels|apprentissage|contrat|association|groupe|atelier*|virus|arnaque*|parental|excel pour mon entretien|alternance|domicile|petit fils",
    advice:
      "Non, il n’est pas trop tard\u00a0: on apprend bien à 80 ou 90 ans, à son pas, sur son propre ordinateur et avec ce qu’on veut vraiment en faire. Agrandir le texte, ralentir la souris et écrire les gestes dans un cahier aident beaucoup. Un proche qui regarde avec vous peut répéter ensuite.",
    offer: "call",
  },
];
