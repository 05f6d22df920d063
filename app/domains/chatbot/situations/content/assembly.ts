import type { Situation } from "./situation.ts";

/** Situations in which a visitor builds a computer, or has one built. */
export const assemblySituations: readonly Situation[] = [
  {
    question: "Combien coûte le montage d’un PC",
    topic: "assembly",
    words: [
      "prix|combien|tarif*|cout*|cher|cb",
      "monter|montage|montez|monte|assembl*",
      "pc|ordinateur*|tour|config|composants|pieces|gamer",
    ],
    without:
      "degre*|pate|monte a|ssd|barrette*|ecran|ram|disque*|reparation*|video*|reseau|domicile|temps|serveur",
    advice:
      "Le prix dépend de la liste des pièces et de ce qui s’y ajoute\u00a0: un refroidissement par eau, l’installation de Windows, le transfert de vos fichiers.\n{si_materiel}Envoyez la liste, avec les pièces déjà achetées et votre usage, sur /devis\u00a0: nous répondons {delai_reponse} avec un prix ou une question. {si_materiel}Nous vérifions aussi que tout va ensemble.",
    offer: "none",
  },
  {
    question: "Quelles pièces pour monter un PC",
    topic: "assembly",
    words: [
      "pieces|composant*|config|configuration|monter|assembler",
      "quel*|liste|choisir|quoi|acheter|faut|conseil*|faites moi|verifier|besoin|manque",
      "pc|ordinateur*|tour|gamer|composants|euros",
    ],
    without:
      "forfait*|prix|combien|tarif*|cb|cout*|compatib*|incompatib*|repar*|detachees|ensemble|imprim*|garantie|demarre*|neuves|vos|etudiant*|mac|reconditi*|ecran|wifi|avez vous besoin|papiers|reseau|logiciel*|windows|antivirus|sauvegard*|donnees|portable|serveur|requise",
    advice:
      "Il faut huit choses\u00a0: processeur, carte mère, mémoire, SSD, alimentation, boîtier, refroidissement, et une carte graphique si vous jouez\u00a0; puis Windows, écran, clavier et souris. Fixez l’usage et le budget, choisissez processeur et carte graphique, et accordez le reste. Faites relire la liste avant de payer.",
    offer: "assembly",
  },
  {
    question: "Mes composants sont-ils compatibles",
    topic: "assembly",
    words: [
      "compatible*|compatibilite|incompatib*|ensemble|rentre|accepte*|supporte*|va avec|marche avec|fonctionne avec|socket|assez|reconnait pas|suffi*|viens de monter",
      "processeur|cpu|carte mere|ram|composant*|pieces|alim*|ryzen|ddr4|ddr5|rtx|socket|viens de monter",
    ],
    without:
      "rajeunir|windows 11|w11|tpm|vendez|imprim*|batterie|chargeur|portable|cartouche*|detachees|16 go|8 go|origine|quelle ram|lequel|recuper*|changer|imac|mac|macbook",
    advice:
      "Comparez quatre choses\u00a0: le support (socket) du processeur et de la carte mère, le type de mémoire (DDR4 et DDR5 ne se mélangent pas), la puissance de l’alimentation, la place dans le boîtier. Un processeur récent demande parfois un BIOS à jour. Rien ne s’allume\u00a0? Réenfoncez la mémoire et les deux câbles d’alimentation.",
    offer: "assembly",
  },
];
