import type { Situation } from "./situation.ts";

/** Situations with the updates of Windows. */
export const windowsUpdateSituations: readonly Situation[] = [
  {
    question: "La mise à jour de Windows reste bloquée",
    topic: "windows-trouble",
    words: [
      "mise a jour|mises a jour|windows update|update|preparation de windows|se mettre a jour|mettre a jour|met a jour|update windows",
      "bloque*|coince*|fige*|avance plus|avance pas|des heures|tourne|fini*|termine*|pas eteindre|depuis hier|stagne*|reste|interminable|debrancher|heures|finissent|finit|en cours|sans fin|infini*|toujours|depuis ce matin|depuis des|depuis 1|depuis 2|depuis 3|depuis 4|depuis 5|depuis 6|toute la nuit|couper|eteindre|pourcent|progresse*|dure|boucle|rien ne se passe|toute la matinee|toute la journee|100",
    ],
    without:
      "depuis la mise a jour|apres la mise a jour|depuis une mise a jour|suite a|apres une mise a jour|imprim*|gps|bios|telephone*|iphone|ipad|mac|macos|erreur|echou*|echec|distance|office|pilote|ecran noir|annul*|sonoma|sequoia|ventura|tahoe|macbook|imac|cookeo|tv|tele|box|decodeur|montre|robot|console|ps5|ps4|xbox|switch|tablette|voiture|combien|vous venir|pouvez vous|cout*|prix|refait|sortie|gratuit*|lent*|lente|plus de son|site|wordpress|compta|dois je|windows 10|windows 11|installer",
    advice:
      "Non, n’éteignez pas tout de suite\u00a0: une grosse mise à jour peut rester deux ou trois heures sur le même chiffre. Laissez le chargeur branché et attendez. Si rien n’a bougé après une nuit et que le voyant du disque est éteint, tenez le bouton 10 secondes, débranchez l’USB et rallumez\u00a0: Windows reprend ou annule seul la mise à jour.",
    offer: "software",
  },
  {
    question: "La mise à jour de Windows échoue avec une erreur",
    topic: "windows-trouble",
    words: [
      "mise a jour|mises a jour|windows update|update|mises a jours|update windows",
      "echou*|echec|erreur|0x80*|annul*|refuse*|installer|installent|installe|impossible|arrive pas|revient en arriere|passent pas|passe pas|pas pu|n a pas pu|n arrive pas|ne peut pas|veut pas|veulent pas|veulent plus|marche pas|se fait pas|se font pas|font pas|echoue*|rate*|message d erreur|bug*",
    ],
    without:
      "depuis la mise a jour|depuis une mise a jour|apres la mise a jour|apres une mise a jour|imprim*|gps|bios|outlook|pilote*|depuis|telephone*|iphone|mac|macos|windows 10|windows 11|win 11|win11|garder|annuler la derniere|desinstaller|comment annuler|logiciel*|ciel|sage|ebp|compta*|site|antivirus|suite a|wordpress|cookeo|box|tv|tele|console|decodeur|ps5|xbox|tablette",
    advice:
      "Redémarrez par «\u00a0Redémarrer\u00a0», vérifiez qu’il reste au moins 20 Go de libre, puis ouvrez Paramètres > Système > Résolution des problèmes > Autres > Windows Update. Débranchez imprimante et clés USB, et réessayez. Notez le code (0x…) s’il revient. N’utilisez pas de «\u00a0réparateur\u00a0» trouvé en ligne.",
    offer: "software",
  },
  {
    question: "Mon ordinateur est lent depuis une mise à jour",
    topic: "slow-computer",
    words: [
      "depuis*|depui|apres|suite|a cause|m a|plus lent|a rendu|avec|la derniere|une fois",
      "mise a jour|mises a jour|mis a jour|update|maj|passe en windows|passe a windows|passage a windows|windows 11",
      "lent*|rame|ramer|lourd|traine|temps fou|lenteur*|ralenti*|lente|ralentit|rament|laggue|lag|lags|bloque la moitie",
    ],
    without: "telephone*|iphone|imprim*",
    advice:
      "Laissez-le allumé et branché une à deux heures\u00a0: après une mise à jour, Windows range et vérifie encore, et c’est lent. Puis faites «\u00a0Redémarrer\u00a0» (pas «\u00a0Arrêter\u00a0»). Toujours lent le lendemain\u00a0? Vérifiez la place libre et, dans Paramètres > Windows Update > Historique, désinstallez la dernière mise à jour.",
    offer: "software",
  },
  {
    question: "Un programme ou un appareil ne marche plus depuis une mise à jour",
    topic: "windows-trouble",
    words: [
      "depuis*|depui|apres|suite|desinstaller|annuler|tout casse|la derniere|cette|une|a deregle|a plante|m a",
      "mise a jour|mises a jour|mis a jour|update",
      "marche*|fonctionne*|reconnu*|bug*|bogue*|probleme|casse|marchent|deregle|detraque*|plus comme avant|ne va plus|rien ne va|plante depuis|tout plante|disparu depuis|a casse|desinstaller une|annuler la|plus rien",
    ],
    without:
      "son|lent*|rame|traine|imprim*|wifi|wi fi|internet|telephone*|iphone|mac|macos|windows 11|win11|mails|outlook|bloquee|bloque a|echoue|barre des taches|icone*|ecran noir|ecran bleu|demarre plus|gps|comment faire une",
    advice:
      "Redémarrez d’abord deux fois par «\u00a0Redémarrer\u00a0». Si le défaut reste, ouvrez Paramètres > Windows Update > Historique des mises à jour > Désinstaller des mises à jour, et retirez celle du jour où tout a commencé\u00a0: vos fichiers n’y perdent rien. Pour un appareil, réinstallez son pilote depuis le site de son fabricant.",
    offer: "software",
  },
  {
    question: "Puis-je garder Windows 10",
    topic: "windows-upgrade",
    words: [
      "windows 10|win 10|w10|win10",
      "garder|rester|reste|continuer|continue|dangereux|risque*|grave|dois je|vraiment|utilisable|utiliser|toujours|arreter|fin de|veux pas|encore en|encore sur|encore sous|toujours en|toujours sous|plus mis a jour|plus de mise|inquieter|jusqu a quand|obsolete|perime|fais quoi|faire quoi|oblige|m embete|que risque|securite|virus|laisser|on fait quoi|changer d ordinateur",
    ],
    without:
      "revenir|remettre|retour|desinstaller|repasser|reinstall*|bloque|bleu|lent|rame|erreur|sans perdre|achete|linux|combien|passer mon|combien|installer|mettre a|bloquee|gratuitement|installation|prix|reinitial*|imprim*|wifi|demarre|postes|planifier",
    advice:
      "Rien n’oblige à racheter tout de suite\u00a0: Windows 10 continue de marcher, mais il ne reçoit plus les mises à jour de sécurité ordinaires depuis octobre 2025\u00a0: le risque grandit avec le temps. En attendant, gardez un navigateur à jour, une sauvegarde, et évitez-y la banque. Windows 11 demande un processeur de 2018 ou plus récent (Intel de 8e génération)\u00a0: Paramètres > Mise à jour et sécurité > Windows Update.",
    offer: "software",
  },
  {
    question: "Comment revenir de Windows 11 à Windows 10",
    topic: "windows-upgrade",
    words: [
      "windows 10|windows 11|win11|win 11|ancien windows|w11|w10",
      "revenir|retour|desinstaller|repasser|remettre|retrouver|downgrade|redescendre|regrette|mon ancien windows|a la place|reinstaller windows 10|enlever windows 11|comme avant|retourner|aime pas windows|deteste|rollback|retablir|redonner|retrograder|annuler le passage|annuler la mise a niveau",
    ],
    without:
      "langue|francais|activ*|icone*|fichier*|photos|google|compatible|acheter|achat|bleu|bloque*|clavier|son|langue|anglais|activer|active|place dans|disque|linux|prix",
    advice:
      "Dans les dix jours après le passage\u00a0: Paramètres > Système > Récupération > Retour. Plus tard, il faut réinstaller, après une copie complète de vos fichiers. Mais Windows 10 n’a plus de mises à jour de sécurité ordinaires\u00a0: il vaut souvent mieux garder le 11 et le régler (barre des tâches à gauche, menus, taille du texte).",
    offer: "software",
  },
  {
    question: "Réinitialiser Windows sans perdre ses fichiers",
    topic: "windows-trouble",
    words: [
      "reinitialis*|reinstall*|remettre a zero|remettre mon ordinateur a zero|remise a zero|formater|formatage|reset|usine|remettre le pc a zero|remettre windows a neuf|remettre a neuf|remise a neuf|repartir de zero|remettre au propre|remettre d usine|reinstallation|tout reinstaller|nettoyer windows",
      "sans perdre|garder|gardant|conserv*|je perd|je perds|perd tout|pas perdre|perdre mes|effacees|sans tout|sans effacer|sans supprimer|sans rien perdre|seront|sauver|effacer mes|j y perds|perdu",
    ],
    without:
      "mot de passe|vendre|donner|revente|vente|telephone*|iphone|mac|tablette|recuper*|bitlocker|box|code|don",
    advice:
      "Oui\u00a0: Paramètres > Système > Récupération > Réinitialiser ce PC, puis «\u00a0Conserver mes fichiers\u00a0». Vos documents restent, mais tous les programmes partent\u00a0: gardez leurs licences sous la main. Copiez d’abord vos fichiers sur un disque externe et vérifiez la copie, car une réinitialisation peut échouer. Notez aussi la clé BitLocker.",
    offer: "software",
  },
];
