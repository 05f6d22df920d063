import type { Situation } from "./situation.ts";
import { consoles } from "./device-words.ts";

/** Words of a question about a computer that does not work. Such a visitor is not choosing one. */
const faulty =
  "panne|demarre*|allume*|casse*|lent|lente|rame*|virus|bloqu*|plante*|chauff*|eteint|recuper*|perdu*|efface*|renvers*|mot de passe|imprim*|charge*|ecran*|batterie";

/** Situations in which a visitor chooses a computer, or chooses between a repair and a new device. */
export const purchaseSituations: readonly Situation[] = [
  {
    question: "Faut-il réparer ou remplacer mon ordinateur",
    topic: "purchase",
    words: [
      "reparer|repare|reparation|garde|garder|jette|changer des ordinateur|changer de pc|le changer|faut il changer|remplacer|remplace|age|rentable",
      "racheter|rachete|ou acheter|neuf|ans|vaut|peine|rentable|age|faut|en acheter|en prends|201*|200*",
      "ordinateur*|pc|portable|macbook|imac|mac|racheter|neuf",
    ],
    without: `reconversion|recrut*|metier|enfant*|touche*|clavier|configurer|lent|imprim*|batterie|ecran*|telephone*|ssd|ram|memoire|garantie*|disque*|windows 11|recycl*|reconditi*|occasion|donnees|photos|voiture|velo*|tele|lave*|frigo*|fils|fille|mac ou|combien|prix|tarif*|${consoles}`,
    advice:
      "Repère simple\u00a0: jusqu’à cinq ou six ans, une seule pièce en panne se répare presque toujours. Au-delà, comparez le devis au tiers du prix d’un équivalent neuf, et regardez s’il accepte Windows 11\u00a0; un Mac, le macOS encore suivi. Plusieurs pièces usées à la fois\u00a0? Remplacez, et gardez le disque avec vos fichiers.",
    offer: "diagnosis",
  },
  {
    question: "Faut-il réparer mon imprimante",
    topic: "purchase",
    words: [
      "imprim*|limprim*",
      "vaut|utile|interessant|faut il reparer|racheter|rachete|repare ou|reparer ou|lache|jette|jeter|rentable|irreparable*|neuve|changer des imprimante|ou j ai change|peine",
    ],
    without: "ecran|cartouche*|encre neuve|vendez|traits|wifi|box|bourrage|blanche*|papier",
    advice:
      "Une petite jet d’encre en panne mécanique se répare rarement à bon prix\u00a0: le travail dépasse vite celui d’une neuve. Une laser ou une multifonction de bureau vaut souvent la peine. Avant de jeter, vérifiez les causes simples\u00a0: tête bouchée, bourrage, Wi-Fi, pilote. Comparez aussi le prix de l’encre.",
    offer: "call",
  },
  {
    question: "Quel ordinateur pour un étudiant",
    topic: "purchase",
    words: [
      "etudiant*|etudier|master|alternant*|etudes|fac|bts|lycee|lyceen*|college|collegien*|universite|prepa|iut|ecole des ingenieur*",
      "ordinateur*|pc|portable",
      "quel*|prendre|acheter|achat|choisir|conseil*|budget|pas cher|pour etud*|pour la fac|pour le lycee|pour le college",
    ],
    without: `${faulty}|reduction*|remise*|stage|alternance|repar*|parental|cours de|licence*|office|word|vendez|tarif*|mac ou|pc ou|logiciel*|pret`,
    advice:
      "Pour des cours et des recherches\u00a0: portable de 13 à 15 pouces, 16 Go de mémoire, SSD de 512 Go, bonne batterie, moins de 1,7 kg. Un bon reconditionné professionnel vaut mieux qu’un neuf trop bon marché. Dessin, 3D, ingénierie\u00a0: demandez d’abord à l’école sa liste. Prévoyez un disque de sauvegarde.",
    offer: "purchase",
  },
  {
    question: "Un ordinateur reconditionné vaut-il le coup",
    topic: "purchase",
    words: [
      "reconditi*|occasion",
      "fiable*|risque*|confiance|acheter|neuf|pensez|idee|mefier|coup|vaut|verifier|prendre|avis|mieux|conseil*|peur",
    ],
    without: `en avez|${faulty}|vendez|ai vends|revend*|voiture|velo*|telephone*|iphone*|piece*|a l occasion|reprenez|rachetez|licence*|etudiant*|vous avez|en stock|console*`,
    advice:
      "Oui, s’il vient d’une gamme professionnelle et d’un vendeur qui le garantit (la loi donne deux ans sur un appareil vendu par un professionnel). Vérifiez\u00a0: Windows 11 accepté, 16 Go de mémoire, SSD, état de la batterie, clavier français. Entre particuliers, essayez-le devant le vendeur, déverrouillé de tout compte.",
    offer: "purchase",
  },
  {
    question: "Quel ordinateur pour jouer",
    topic: "purchase",
    words: [
      "gamer|gaming|jouer|jeux|pc de jeu|jeu video|joue|fortnite|gta|minecraft",
      "quel*|choisir|cherche|ai veux|veut un|conseil*|meilleur*|prendre|acheter|faut|pour jouer|ou tour",
      "ordinateur*|pc|portable|config",
    ],
    without: `antivirus|${faulty}|monter|monte|montage|assembl*|montez|composant*|piece*|carte graphique|repar*|lag*|parental|interdire|limiter|lance pas|gpu|rtx|gtx|ram|memoire|ssd|disque*|installer|ameliorer|boost*|triche*|telecharg*|vendez|souris|clavier|casque|sur mesure|vous faites|combien|bruit*|mon pc|mon ordinateur|mon portable|etudiant*|telephone|${consoles}`,
    advice:
      "À budget égal, une tour joue mieux qu’un portable, et se répare et s’améliore. Mettez l’argent d’abord dans la carte graphique, puis le processeur, 16 Go de mémoire (32 si possible) et un SSD de 1 To. Gardez une alimentation de marque, et comptez l’écran. Partez des jeux voulus\u00a0: leurs fiches disent ce qu’il faut.",
    offer: "purchase",
  },
  {
    question: "Quel ordinateur pour une personne âgée",
    topic: "purchase",
    words: [
      "grand mere|grand pere|mamie|mamy|papi|papy|senior*|agee|agees|ages|retraite*|ai 6* ans|ai 7* ans|ai 8* ans|ai 9* ans|belle mere|maman|papa|ma mere|mon pere|tante",
      "ordinateur*|pc|tablette",
      "quel*|simple|facile|conseil*|prendre|acheter|achat|choisir|veut un|voudrais un|debutant*|pour papi|pour une personne|pour personne*|pour senior*|pour ma grand|pour mon grand|pour mes parents|pour mes grands",
    ],
    without: `inconnu|inconu|la main|depannages|pris|${faulty}|cours|lecon*|apprendre|formation|repar*|vendez|arnaque*|souris|clavier|wifi|transf*|domicile|venez|deplac*|ameliorer|vieux`,
    advice:
      "Simple et confortable\u00a0: un écran de 15 pouces ou plus, un vrai clavier, un SSD et 8 à 16 Go de mémoire\u00a0; inutile de payer la puissance. Windows 11 si la famille l’utilise et peut aider. Une tablette suffit pour les photos et les appels, pas pour les papiers. Agrandissez texte et pointeur dès le premier jour.",
    offer: "purchase",
  },
  {
    question: "Mac ou PC",
    topic: "purchase",
    words: [
      `mac|macbook|apple|imac`,
      "pc|windows",
      "ou|vaut|mieux|hesite*|difference*|plutot|reste|choisir|entre",
    ],
    without: `${faulty}|repar*|depann*|vous faites|connaissez|seulement|que windows|travaillez|transf*|fichiers|sauvegard*|intervenez|prenez|occupez|marche*|installer|ouvrir|compatible*|partag*|reseau|disque*|antivirus|formation|cours|parallels|vous reparez|aussi|ou que|vous etes`,
    advice:
      "Prenez celui que votre entourage ou votre école utilise\u00a0: l’aide y est plus facile. Le Mac dure, se revend bien, mais coûte plus cher et ne s’améliore guère après l’achat. Le PC offre plus de choix, de jeux et de pièces. Vérifiez d’abord que vos logiciels existent sur l’un comme sur l’autre.",
    offer: "purchase",
  },
  {
    question: "Un autre réparateur n’a pas résolu la panne",
    topic: "warranty",
    words: [
      "autre reparateur|autre depanneur|autre magasin|autre technicien|chez un autre|quelqu un d autre|autre boutique|concurrent*",
      "revenu*|revient|pareil|pas regle|pas resolu|rien fait|toujours|marche pas|marche plus|pire|meme panne|paye pour rien|deux jours",
    ],
    without: "efface*|donnees|photos|fichiers",
    advice:
      "Rapportez d’abord l’appareil à ce réparateur avec sa facture\u00a0: il doit reprendre un travail qui n’a pas tenu. {si_materiel}Nous pouvons aussi reprendre le diagnostic\u00a0: {le_diagnostic}, et rien n’est fait sans votre accord.[ Nos réparations sont garanties {garantie_jours}\u00a0: si la même panne revient, nous la reprenons sans frais.] Dites-nous ce qui a été changé.",
    offer: "call",
  },
];
