import type { Situation } from "./situation.ts";

/** Situations in which a visitor asks about help from a distance. */
export const remoteSituations: readonly Situation[] = [
  {
    question: "Voyez-vous mes mots de passe pendant une séance à distance",
    topic: "remote-support",
    words: [
      "distance|prise en main|prenez la main|teleassistance|telemaintenance|teamviewer|prise de main|anydesk|depannage en ligne|prenant la main|prenez le controle|prendre la main|avez la main|connectez a mon",
      "voyez|voir|voir mes|acces a|acces|lire|regardez|vie privee|visibles|visible|confidentiel*|donnees bancaires|fouiller|regarder|consulter",
    ],
    without:
      "mere|pere|arnaque*|escroc*|revenir|parents|telephone perdu|mon mari|ma femme|sms|enfant*|teletravail*|bureau|serveur|quand pouvez|depanner un|imprimante|comment voir|detectee|pouvez regarder|tablette",
    advice:
      "Un mot de passe tapé s’affiche en points, et c’est vous qui le tapez. Celui qui aide voit ce que montre votre écran\u00a0: fermez d’abord vos documents privés et la page de la banque. {si_distance}Tout se passe sous vos yeux, avec votre accord, et vous pouvez tout arrêter à chaque instant.",
    offer: "remote",
  },
  {
    question: "Le dépannage à distance est-il sûr",
    topic: "remote-support",
    words: [
      "distance|prendre la main|prise en main|laisser entrer|teleassistance|telemaintenance|prendre le controle|connecter a mon|acceder a mon ordinateur|depannage en ligne",
      "escroc*|comptes bancaires|regardez pas|c est sur|il sur|ce sur|est sur|vraiment sur|sans danger|danger*|certain|revienne|revenir|confiance|peur|risque*|fiable|securise*|arnaque|est c est sans|est elle sure|securisee|sure|crainte|mefi*|inquiet*|hesite|pas rassure*|craindre|piratage|garantie que|est ce sans danger|est ce sans risque",
    ],
    without:
      "inconnu|laisse un|faux|j ai laisse|a pris|demarre|teletravail*|travail|microsoft|bureau|sur mon pc est il possible|zoom|cours|imprim*|garantie de la|webcam|vpn|sans internet|mot de passe|mots de passe|mes salaries|quelqu un a|vient de|prix|combien",
    advice:
      "Oui, si c’est vous qui appelez un numéro que vous connaissez. Ne laissez jamais entrer quelqu’un qui vous appelle. {si_distance}Chez nous, rien ne commence sans votre accord\u00a0: vous lisez un code, vous voyez tout, et vous coupez quand vous voulez. Fermez d’abord les pages de la banque. À la fin, demandez que le petit programme soit fermé ou supprimé.",
    offer: "remote",
  },
  {
    question: "Que faut-il pour un dépannage à distance",
    topic: "remote-support",
    words: [
      "distance|prise en main|teleassistance|telemaintenance|preniez la main",
      "faut il pour|besoin|installer quelque chose|faut quoi|quel logiciel|preparer quoi|telecharger un|comment faire|conditions|bonne connexion|que faut il|comment ca se passe|prevoir|comment c est passe|comment ca marche|comment c est deroule|dois installer|dois telecharger|j ai dois|materiel|comment on fait|comment proceder|avez besoin|etapes|deroulement|comment fonctionne|necessaire|faut installer|quoi faire|j ai fais comment|comment se passe|comment se deroule|qu est ce que je dois|que dois je|dois je installer|dois je preparer|dois je faire",
    ],
    without:
      "mere|pere|parents|demarre|allume|teletravail*|bureau|ans|configuration|enseigner|copies|imprim*|cours|prix|combien|payer|seance coute|serveur|travail|vpn|voir|voyez|sur|securise*|mot de passe|sans internet",
    advice:
      "Il faut un ordinateur qui démarre, internet (une liaison ordinaire suffit) et un téléphone à côté. {si_distance}Vous ouvrez un petit programme que nous vous indiquons, vous lisez un code, et c’est tout. Avant\u00a0: branchez le chargeur, enregistrez votre travail, et ayez vos mots de passe sous la main, sans les envoyer.",
    offer: "remote",
  },
  {
    question: "Peut-on dépanner à distance un ordinateur qui ne démarre pas",
    topic: "remote-support",
    words: [
      "distance|prise en main|prendre la main|depannage en ligne|teleassistance",
      "demarre pas|demarre plus|allume plus|allume pas|plus internet|ecran noir|ecran bleu|sans internet|pas internet|plante au demarrage|bloque au demarrage|sans connexion|sans wifi|plus de connexion|pas de connexion|pas internet|internet est coupe|internet en panne|ne s allume|ne demarre|mort|eteint|plus rien ne|refuse de demarrer|plus d ecran|coince*",
    ],
    without:
      "wifi ne|par jour|teams|mort de rire|zoom|outlook|imprimante|logiciel ne demarre|internet ne demarre",
    advice:
      "Non, pas par l’écran\u00a0: il faut que Windows démarre et qu’il y ait internet. Par téléphone, on peut quand même faire les premiers gestes\u00a0: débrancher l’USB, tenir le bouton 30 secondes, rallumer. Sans internet mais avec Windows, le partage de connexion d’un téléphone suffit. {si_materiel}Sinon nous voyons l’ordinateur {sur_place}.",
    offer: "call",
  },
  {
    question: "Dépannage à distance pour une personne âgée",
    topic: "remote-support",
    words: [
      "distance|teamviewer|prise en main|votre logiciel|programme de prise|anydesk|teleassistance",
      "mere|pere|parents|mamie|papi|grand|ages|age|agee|ans|toute seule|pas installer|pas telecharger|vieille dame|douee|y connait rien|grand mere|grand pere|vieux|vieille|handicap*|ne saura|saura pas|sait pas|saurai pas|sais pas faire|comprend rien|nul|nulle|debutant*",
    ],
    without: "inconnu|escroc*|arnaque*|londres",
    advice:
      "{si_distance}Oui, c’est possible\u00a0: nous restons au téléphone pendant que la personne ouvre la page et lit le code à voix haute, sans hâte. {si_distance}Si un proche ou un voisin peut être à côté la première fois, c’est plus simple. {si_visites}Nous pouvons aussi venir chez elle.",
    offer: "remote",
  },
];
