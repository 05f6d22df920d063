import type { Situation } from "./situation.ts";
import { stuck } from "./words.ts";

/** Situations with programs and their licences. */
export const programSituations: readonly Situation[] = [
  {
    question: "Mon abonnement Office a expiré",
    topic: "program-trouble",
    words: [
      "abonnement office|office a expire|office expire|pack office|microsoft office|office me|activation office|office gratuit|mon office|word|excel|microsoft 365|powerpoint|365|office n est|avec office",
      "expir*|abonnement*|renouvel*|activ*|sans licence|lecture seule|gratuit un an|est fini|termine*|payer|reclame|plus active|n est plus active|plus valide|licence|modifier mes|modifier mon|demande de l argent|essai|arrive a la fin|gratuit",
    ],
    without:
      "antivirus|mcafee|norton|nouveau|nouvel|neuf|planning|transfer*|transferee|combien|prix|vous installez|ordinateur d occasion|racheter|vendez|acheter|keygen|crack*|pirate*",
    advice:
      "Vos documents ne sont pas perdus\u00a0: ils s’ouvrent encore, en lecture. Dans Word, Fichier > Compte, vérifiez d’abord que c’est le compte de l’achat qui est connecté. Ensuite, trois choix\u00a0: renouveler, acheter une version sans abonnement, ou passer à une suite gratuite qui ouvre ces fichiers. Office vendu à très bas prix est souvent faux.",
    offer: "software",
  },
  {
    question: "Remettre une licence ou un programme payé sur un nouvel ordinateur",
    topic: "program-trouble",
    words: [
      "licence*|mon office|pack office|la licence office|office 20*|recuperer office|cle office|word|logiciel payant|logiciel paye|avais office|ai office|achete office|avec office|office sur|logiciel*|cle de licence|photoshop|antivirus|achete word",
      "nouvel ordinateur|nouveau pc|nouveau portable|autre pc|autre ordinateur|change de pc|change d ordinateur|le neuf|un neuf|nouveau poste|le nouveau|ancien pc|ancien ordinateur|pc neuf|le mettre sur le|transferee|transferer|sur un autre|deux ordinateurs|deux pc|second ordinateur|change d ordi|changer d ordinateur|changer de pc|ancien vers|nouveau poste|nouvelle machine|nouvel ordi",
    ],
    without:
      "mail*|favori*|permis|que vous|installation|compatible*|fonctionn*|marcher*|vieux|ancien logiciel|anciens logiciels|enlever|virer|onedrive|fichiers|donnees|photos|contacts|tout transferer|mes programmes|suivre|jeux|prix|combien|installer les|installez|mise en|propose*|transferez|windows 11|win11|win 11|vont ils|tourner|programmes|transferer logiciels|transferer mes logiciels",
    advice:
      "Souvent oui. Une licence liée à un compte (Microsoft 365, Adobe…) se retrouve en s’y connectant sur le nouvel ordinateur. Une clé achetée en boîte se réinstalle si on l’a\u00a0; désactivez-la d’abord sur l’ancien. Une version fournie avec l’ancien PC (Windows, Office d’origine) y reste attachée. Gardez l’ancien jusqu’à la fin.",
    offer: "software",
  },
  {
    question: "Word ou Excel ne s’ouvre plus",
    topic: "program-trouble",
    words: [
      "word|excel|powerpoint|libreoffice|office ne demarre|pack office",
      `${stuck}|rien|impossible d ouvrir|bug|bugue|beugue|demarrer|veut pas|veut plus|arrive pas a ouvrir|arrive plus a ouvrir|marche plus|marche pas|fonctionne plus|fonctionne pas|refuse`,
    ],
    without:
      "onedrive|mot de passe|expir*|abonnement|enregistr*|sauvegard*|perdu mon|perdu|cours|apprendre|licence|pdf*|formation|lent|anglais|d office|nouveau|imprim*|activ*|boite*|colonne*|formule*|macro*|tableau croise|taper|mot en anglais|vous vendez|apprendre|imprimante|installer|teams|fichier corrompu|mode protege|sans licence|reclame|demande",
    advice:
      "Redémarrez, puis ouvrez le programme seul, sans document. S’il s’ouvre, c’est le document qui est abîmé\u00a0: copiez-le avant tout essai. S’il ne s’ouvre pas\u00a0: Paramètres > Applications > Applications installées > Microsoft 365 (ou Office) > Modifier > «\u00a0Réparation rapide\u00a0». Vos documents ne risquent rien.",
    offer: "software",
  },
  {
    question: "J’ai fermé Word sans enregistrer mon document",
    topic: "program-trouble",
    words: [
      "word|excel|document*|rapport|texte|pages|memoire|fichier word|fichier excel|lettre|tableau|these|powerpoint",
      "sans enregistrer|pas ete enregistre|pas enregistre*|ne pas enregistrer|avant que j enregistre|avant d enregistrer|non enregistre*|pas sauvegarde*|oublie* de sauvegarder|oublier de sauvegarder|oublie d enregistrer|perdu mon texte|par dessus|pas enregistrer|sans sauvegarder|oublie d enregistre|perdu mon document|perdu mon fichier word|perdu mon fichier excel|perdu mon travail|document word a disparu|texte word a disparu|non sauvegarde*|non enregistre|pas sauve|pas eu le temps d enregistrer|rien enregistre|sans l enregistrer|sans avoir enregistre|sans l avoir|pas sauvegarder|oublie de l enregistrer|ecrase|ecrase mon|quitte sans|ferme sans|perdu tout mon",
    ],
    without: "ecras*|par dessus|supprime*|efface*|scanner|externe|imprim*|cle usb|facture",
    advice:
      "Souvent récupérable. N’écrivez rien d’autre, rouvrez Word ou Excel\u00a0: Fichier > Informations > Gérer le document > «\u00a0Récupérer les documents non enregistrés\u00a0». Enregistré par-dessus\u00a0? Clic droit sur le fichier > «\u00a0Versions précédentes\u00a0», ou l’historique des versions s’il est dans OneDrive. Puis activez l’enregistrement automatique.",
    offer: "software",
  },
  {
    question: "Un PDF ne s’ouvre pas",
    topic: "program-trouble",
    words: [
      "pdf|pdfs",
      "ouvr*|lire|douvrir|blanc*|illisible|affich*|endommage|lis|visualiser|consulter|s afficher|marche pas|marche plus|fonctionne*|arrive pas|vide|regarder",
    ],
    without: "mot de passe|imprim*|convert*|signer|devis|facture de",
    advice:
      "Clic droit sur le fichier > Ouvrir avec > Microsoft Edge\u00a0: Windows lit les PDF sans rien installer\u00a0; cochez «\u00a0Toujours\u00a0». S’il reste blanc, téléchargez-le de nouveau ou demandez qu’on vous le renvoie\u00a0: il est arrivé abîmé. N’installez pas de «\u00a0lecteur\u00a0» ni de «\u00a0convertisseur\u00a0» proposé par une publicité.",
    offer: "software",
  },
  {
    question: "Mon vieux logiciel marchera-t-il sous Windows 11",
    topic: "program-trouble",
    words: [
      "logiciel*|programme*|jeu|jeux|photoshop|version|programmes",
      "ancien*|vieux|vieil|vieille|2008|xp|compatible*|incompatible*|windows 7|2005|2006|2007|2009|2010|2011|2012|2013|2014|2015|anciens|d avant|pas compatible|fonctionnera|marchera|fonctionneront|marcheront|va fonctionner|vont fonctionner|va marcher|vont marcher",
      "windows 11|win11|win 11|w11|nouveau windows|nouveau pc|nouvel ordinateur|compatible|votre pc|windows 10",
    ],
    without:
      "licence|transfer*|mon pc est|processeur|passer|tpm|racheter|carte graphique|carte mere|favori*|que vous|suivre|installation|que vous|sera t il|mise a jour|windows update",
    advice:
      "Le plus souvent oui, même s’il a dix ans. S’il refuse\u00a0: clic droit sur son icône > Propriétés > Compatibilité, et choisissez l’ancien Windows. Un très vieux logiciel, ou lié à un boîtier, demande parfois une nouvelle version\u00a0: posez la question à son éditeur. Gardez le disque d’installation, la licence et l’ancien ordinateur jusqu’à l’essai.",
    offer: "software",
  },
  {
    question: "Mon logiciel de comptabilité ne s’ouvre plus",
    topic: "program-trouble",
    words: [
      "compta|comptabilite|comptable|sage|ebp|ciel|quadra|cegid|logiciel de gestion|logiciel de facturation|logiciel de paie|facturation|logiciel de caisse|logiciel de devis|logiciel comptable|logiciel de caisse|logiciel metier|logiciel de gestion*|dossier comptable",
      `${stuck}|erreur*|panne|marche plus|marche pas|affiche une|fonctionne plus|fonctionne pas|bug*|impossible d ouvrir|veut plus|veut pas|arrive plus a`,
    ],
    without: "bleu|bleue|expert comptable|quitte|part|enfant|sage femme|votre facturation|virus|0x80*",
    advice:
      "Vos données sont le plus souvent intactes, dans un dossier à part. N’acceptez ni restauration ni réinstallation avant d’en avoir une copie. Redémarrez l’ordinateur (et celui qui garde la base, s’il y en a un), notez le message exact. La base relève de l’éditeur, si vous avez sa maintenance\u00a0; Windows, le réseau et la sauvegarde, d’un dépanneur.",
    offer: "software",
  },
  {
    question: "Teams ou Zoom\u00a0: on ne me voit pas, ou je ne peux pas entrer",
    topic: "program-trouble",
    words: [
      "teams|zoom|skype|visio|visioconference|zoum|google meet|webex",
      "marche pas|marche plus|voit pas|m entend*|rejoindre|ouvre pas|camera|webcam|image|demarre pas|connecte pas|micro|entrer|fonctionne pas|lance pas|connecter|voient pas|me voient|vois pas|fonctionne plus|noire|noir|invitation|reunion|m entendent|entendent pas|bloque|plante|bug*|installer|ouvre plus|connexion",
    ],
    without:
      "son|objectif|appareil photo|casque|bluetooth|rdv|rendez vous|proposez|faites vous|vous faites|venir|vous proposez|par visio|en visio avec vous|depannage|cours|installer un|salle|ecran bleu|tout bleu|se fige|fige|lent*",
    advice:
      "Pour entrer tout de suite, ouvrez le lien de la réunion dans le navigateur, sans le programme. Pas d’image ou de micro\u00a0: fermez les autres programmes (un seul tient la caméra), ouvrez le volet de la caméra, puis Paramètres > Confidentialité et sécurité > Caméra, puis Microphone\u00a0: autorisez-les. Choisissez enfin le bon appareil dans le programme.",
    offer: "software",
  },
  {
    question: "Un seul document fait planter le programme",
    topic: "program-trouble",
    words: [
      "excel|word|powerpoint|document*|fichier*|tableur|classeur|pdf",
      "seulement celui la|celui la|que celui|un seul|ce fichier|le fichier|ce document|le document|corrompu*|endommage*|abime*|les autres",
      "ferme*|plante*|ouvre pas|ouvre plus|s ouvrir|ouvrir|corrompu*|endommage*|abime*|bloque*|erreur",
    ],
    without:
      "supprim*|efface*|perdu*|disque*|cle|carte|rancon*|mot de passe|piece jointe|mail*|telecharge*|expire*",
    advice:
      "Si les autres s’ouvrent, c’est ce document qui est abîmé, pas le programme. Faites-en une copie et travaillez sur elle\u00a0: Fichier > Ouvrir > Parcourir, la flèche près de «\u00a0Ouvrir\u00a0», puis «\u00a0Ouvrir et réparer\u00a0». Essayez aussi une autre suite (LibreOffice, la version en ligne), et les versions d’avant\u00a0: clic droit > Propriétés > Versions précédentes.",
    offer: "software",
  },
];
