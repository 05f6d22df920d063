import type { Situation } from "./situation.ts";
import { machine } from "./words.ts";

/** Situations in which Windows does not start, or starts badly. */
export const windowsStartSituations: readonly Situation[] = [
  {
    question: "Windows affiche un écran bleu",
    topic: "windows-trouble",
    words: [
      "ecran* bleu*|ecran tout bleu|ecran devient bleu|ecran est bleu|bleu ecran|blue screen*|bsod|tout bleu|smiley triste|critical process*|code d arret|page* bleue*|fenetre bleue|fond bleu|rencontre un probleme et doit|kernel*|memory management|ecran devenu bleu|ecran qui devient bleu|stop code",
    ],
    without: "bitlocker|recuperation|cle de recup*|distance|main|ligne|telephone*|sac",
    advice:
      "Notez le code affiché en bas (ou prenez-le en photo). Éteignez, débranchez tout ce qui est en USB sauf clavier et souris, ôtez le matériel ajouté récemment, puis rallumez. Une seule fois n’est pas grave\u00a0; s’il revient, copiez vos fichiers importants avant tout autre essai\u00a0: c’est souvent un pilote, la mémoire ou le disque.",
    offer: "software",
  },
  {
    question: "Windows redémarre en boucle sur «\u00a0Réparation automatique\u00a0»",
    topic: "windows-trouble",
    words: [
      "reparation automatique|reparation du demarrage|diagnostic de votre pc|diagnostic du pc|en boucle|boucle de|parle de reparation|demarre correctement|rallume sans arret|redemarre sans arret|bootloop|arrete pas de redemarrer|redemarre tout seul|cesse de redemarrer|redemarre sans cesse|redemarre en permanence|redemarre toujours|redemarrages|reparation auto|ecran de reparation|options avancees|environnement de recuperation",
      "windows|redemarr*|demarr*|reparation*|repar*|pc|rallume*|arrete pas|permanence",
    ],
    without:
      "imprim*|mail*|messagerie|mot de passe|outlook|box|telephone*|iphone|voiture|publicite*|code|identif*|decodeur|canal|tv|tele|console|tablette|chauffe|chaud|jeu|jeux|ventilo*|surchauffe|quand je joue|apres une heure|de temps en temps|une fois par",
    advice:
      "Éteignez en tenant le bouton 10 secondes, débranchez tout ce qui est en USB, puis rallumez. S’il propose «\u00a0Options avancées\u00a0», essayez dans l’ordre «\u00a0Désinstaller les mises à jour\u00a0», puis «\u00a0Restauration du système\u00a0»\u00a0: vos fichiers restent. N’acceptez pas «\u00a0Réinitialiser ce PC\u00a0» sans copie de vos fichiers\u00a0; ils sont le plus souvent intacts.",
    offer: "software",
  },
  {
    question: "L’écran reste noir après l’ouverture de session",
    topic: "windows-trouble",
    words: [
      "ecran noir|ecran devient noir|ecran reste noir|tout noir|fond noir|noir avec|ecran est noir|ecran est tout noir|ecran tout noir|noir apres",
      "mot de passe|session|connect*|connexion|code|pin|souris|curseur|fleche|pointeur|mon code|mdp|ouverture de session|ouvert ma session|identifi*",
    ],
    without: "distance|bios",
    advice:
      "Une souris qui bouge sur fond noir, c’est Windows ouvert sans son bureau. Faites Windows + P (un autre écran est parfois choisi), puis Ctrl + Maj + Échap\u00a0: si une fenêtre s’ouvre, «\u00a0Exécuter une nouvelle tâche\u00a0», tapez explorer.exe et validez. Sinon, tenez le bouton 10 secondes pour éteindre, débranchez l’USB et rallumez. Vos fichiers sont toujours là.",
    offer: "software",
  },
  {
    question: "Mon ordinateur met longtemps à démarrer",
    topic: "slow-computer",
    words: [
      "demarr*|demar*|allum*|attendre|demarrage|mise en route|lancement de windows|s ouvrir le matin",
      "lent*|long|longtemps|minutes|min|met|mets|mettre|plombes|eternite|heure|heures|accelerer|cafe|temps|dure|duree|trop long|lenteur|prend*|mou|interminable|quart",
      `${machine}|il|pret|l allume|l ordinateur|ordi|le demarrage|au demarrage|demarrage dure|pour demarrer|a demarrer|pour s allumer|a s allumer`,
    ],
    without:
      "bip*|imprim*|mise a jour|mises a jour|update|outlook|word|excel|telephone|voiture|allume plus|demarre plus|demarre pas|allume pas|combien|venir|horaires|noir|mac|imac|macbook|batterie|heure est|l heure|date|ne demarre|defunt|ceder|est c est long|garantie|repar*|rendez vous|diagnostic|depannage|session de cours|programme|logiciel|chrome|firefox|jeu|serveur",
    advice:
      "Faites Ctrl + Maj + Échap, onglet «\u00a0Applications de démarrage\u00a0», et désactivez ce qui ne vous sert pas dès l’allumage (pas l’antivirus). Redémarrez une fois par semaine par «\u00a0Redémarrer\u00a0». S’il faut encore plusieurs minutes, c’est presque toujours un vieux disque dur mécanique\u00a0: un SSD change tout.",
    offer: "software",
  },
  {
    question: "Le disque est à 100\u00a0% en permanence",
    topic: "slow-computer",
    words: ["disque*|disk|ssd", "100|cent pour cent|a fond tout le temps"],
    without: "photo*|go|euros|€",
    advice:
      "Un disque à 100\u00a0% pendant dix minutes après l’allumage est normal\u00a0: Windows se met à jour. S’il y reste, redémarrez par «\u00a0Redémarrer\u00a0», puis, dans le gestionnaire des tâches, cliquez sur la colonne «\u00a0Disque\u00a0» pour voir quel programme l’occupe. À 100\u00a0% toute la journée, c’est souvent un disque dur usé\u00a0: copiez d’abord vos fichiers.",
    offer: "software",
  },
  {
    question: "Mon ordinateur se fige et plus rien ne répond",
    topic: "slow-computer",
    words: [
      "fige*|gele|freez*|geler|bloc toutes|se bloque|souris ne bouge*|reste bloque|forcer l arret|repond plus|clavier ne repond|se bloquent|tout se bloque|reste fige|figee|bug et|freeze|bloque completement|plante tout le temps|plante souvent|plante regulierement|bug tout le temps|eteindre de force|bloque tout le temps",
      `${machine}|souris|ecran|tout|plus rien|il|ca`,
    ],
    without:
      "prestataire*|contrat*|technicien*|informaticien*|la souris repond|souris ne repond|zoom|teams|excel|word|outlook|video*|visio|mise a jour|maj|mises a jour|update|jeu|jeux|navigateur|chrome|firefox|demarrage|serveur|imprim*|telephone|touches|moitie|distance|messagerie|mail*|gel|congel*|frigo|preparation|boot|logo|compta*|caisse|tablette|iphone|box|quadra*|sage|ebp|ciel|mac|macbook|imac|alerte|virus|disque|clic|claque*|programme|logiciel*|pin|compte|batterie|brancher|piles|sans fil|tactile|tactil|pour cent|tout de suite|urgent|urgence",
    advice:
      "Attendez deux minutes, puis faites Ctrl + Alt + Suppr. Si rien ne vient, tenez le bouton d’allumage 10 secondes. Notez ensuite quand cela arrive\u00a0: au chaud, avec un programme, au hasard. Vérifiez qu’il reste de la place sur le disque et que les grilles d’air sont libres. S’il se fige au hasard, copiez vos fichiers\u00a0: le disque ou la mémoire peut lâcher.",
    offer: "software",
  },
  {
    question: "Effacez-vous tout quand vous réinstallez Windows",
    topic: "windows-trouble",
    words: [
      "reinstall*|formate*|formatage|remettre a zero|remise a zero",
      "efface*|perdre|perd*|sauvegard*|garder|garde*|recuper*|conserv*|disparai*",
      "vous|faut il que|avant le|avant la|avant une|est ce que ca",
    ],
    without:
      "autre|boutique|magasin|cle usb|carte sd|disque externe|disque dur externe|j ai formate|j ai reinstalle|a formate|ont disparu|rancon*|vendre|donner|telephone|iphone",
    advice:
      "Une réinstallation complète efface le disque\u00a0; une réinitialisation peut garder les documents, jamais les programmes. {si_logiciel}Avant une réinstallation, vos fichiers se mettent à l’abri\u00a0: dites-nous lesquels comptent. Si l’ordinateur s’allume encore, faites-en aussi une copie vous-même, et notez vos mots de passe et vos licences.",
    offer: "software",
  },
];
