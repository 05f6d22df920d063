import type { Situation } from "./situation.ts";
import { machine } from "./words.ts";

/** Situations in which something has gone from the desktop, or Windows shows something wrong. */
export const windowsDesktopSituations: readonly Situation[] = [
  {
    question: "Les icônes du bureau ont disparu",
    topic: "windows-trouble",
    words: [
      "icone*|raccourci*|sur le bureau|mon bureau|du bureau|bureau windows|bureau est|icones|a l ecran|dossiers du bureau|l ecran d accueil|fond d ecran",
      "disparu*|vide|parti*|aucune|plus d icone*|retrouve plus|plus le meme|envole*|efface*|plus rien|n ai plus|n y a plus|disparus|envoles|plus rien sur|y a plus|changees|vides|perdu mes icones|perdu toutes",
    ],
    without:
      "onedrive|one drive|wifi|internet|collegue*|salarie*|retraite|nas|serveur|partage*|reseau|cloud|mail*|telephone*|mot de passe|windows 11 a|demenag*|icloud|drive|synchro*|wi fi|logiciel|fissure|casse|image|signal|rien a l ecran|noir|affiche rien|affiche plus|fichiers supprimes|pixels|imprim*|lignes|virus|veille|changer mon|mettre",
    advice:
      "Elles sont souvent seulement cachées\u00a0: clic droit sur le fond du bureau > Affichage > «\u00a0Afficher les éléments du Bureau\u00a0». Sinon, cherchez le dossier Bureau dans l’explorateur (Windows + E) et dans OneDrive > Bureau. Si tout semble neuf ou si un message parle de «\u00a0profil temporaire\u00a0», n’enregistrez rien et redémarrez\u00a0: vos fichiers sont toujours là.",
    offer: "software",
  },
  {
    question: "La barre des tâches a disparu",
    topic: "windows-trouble",
    words: [
      "barre* des taches|barre* de tache*|barre en bas|barre du bas|barre windows|menu demarrer|bouton demarrer|sur demarrer|barre avec|barre d en bas|barre de windows|menu windows|barre d outils windows|touche windows|bouton windows",
      "disparu*|plus|parti*|rien|bloque*|cote|marche*|retrouver|disparait|cache*|vide|vois plus|ne s ouvre|s affiche plus|s affiche pas|manque|n ai plus|y a plus|partie|haut",
    ],
    without: "ecran noir|fenetre",
    advice:
      "Appuyez sur la touche Windows\u00a0: la barre revient souvent. Sinon, Ctrl + Maj + Échap, cherchez «\u00a0Explorateur Windows\u00a0» dans la liste, clic droit > Redémarrer. Si elle se cache encore\u00a0: clic droit sur la barre > Paramètres de la barre des tâches > Comportements, et décochez «\u00a0Masquer automatiquement\u00a0».",
    offer: "software",
  },
  {
    question: "Une fenêtre a disparu de l’écran",
    topic: "windows-trouble",
    words: [
      "fenetre*|hors ecran|hors de l ecran|page",
      "sortie|vois pas|hors|disparai*|dehors|retrouve*|perdue|affiche pas|attraper|cachee|trop haute|disparu*|invisible|hors ecran|deplacer|en dehors|minuscule|reduit|reduite|agrandir|coincee|depasse|fermer en haut",
    ],
    without:
      "publicite*|virus|voiture|salon|volet*|maison|double vitrage|chat|velux|rouge|bois|pvc|vitre|mot de passe|site|page d accueil|imprim*|page blanche|page web|facebook|site|google|navigateur|word|document|pages|erreur|infect*|numero|sirene|appel*|microsoft|page facebook|recto|bloque*|alerte",
    advice:
      "Cliquez sur le programme dans la barre des tâches, puis faites Windows + flèche haut\u00a0: la fenêtre remplit l’écran. Avec deux écrans, Windows + Maj + flèche la fait changer d’écran. Si elle part à chaque fois, Windows croit à un second écran\u00a0: Windows + P, et choisissez «\u00a0Écran du PC uniquement\u00a0».",
    offer: "software",
  },
  {
    question: "Windows s’affiche dans une autre langue",
    topic: "windows-trouble",
    words: [
      "en anglais|en allemand|en chinois|en espagnol|en arabe|en francais|en italien|anglais maintenant|langue de|le francais|en portugais|en russe|autre langue|mauvaise langue|langue etrangere|langue anglaise|anglais",
      "windows|ordinateur|pc|menus|tout est|word|remettre|portable|office|excel|tout est ecrit|affichage|systeme|menu|tout s affiche|changer la langue|change de langue|windows est",
    ],
    without:
      "clavier|parlez|cours|traduire|traduction|apprendre|lettre|film*|azerty|qwerty|mail*|cv|support|facture|document|televis*|tv|voiture|gps|menuisier|vendeur|installer|configurer|mise a jour|mise a niveau|peur|echoue",
    advice:
      "Paramètres (Settings) > Heure et langue > Langue et région (Time & language > Language & region) > Ajouter une langue\u00a0: choisissez «\u00a0Français\u00a0», puis faites-en la langue d’affichage et rouvrez la session. Si la langue ne peut pas être changée, votre Windows est une édition à langue unique. Vos fichiers ne risquent rien.",
    offer: "software",
  },
  {
    question: "Mon clavier est passé en QWERTY",
    topic: "windows-trouble",
    words: [
      "clavier*|lettre*|touche*|tape|appuie|azerty|qwerty|accents|le q|le a",
      "qwerty|azerty|inverse*|bonnes lettres|correspond*|met une autre|fait q|anglais|americain|chiffres a la place|ca met q|ca ecrit une|ca ecrit un|melange*|n importe quoi|n importe quelles|echanges|echange|pas les bonnes|mauvaises lettres|autres lettres|autre lettre|permut*|a la place du|au lieu",
    ],
    without:
      "piano|acheter|vendez|courrier|cours|apprendre|remplacer|casse*|machine a ecrire|trottinette|voiture|thinkpad|vous changer|vous pouvez|nouveau clavier|toute seule|tout seul|liquide|renverse|cafe|eau|majuscule*|capitale*|mot de passe|mdp",
    advice:
      "Faites Windows + Espace\u00a0: la disposition change, arrêtez-vous sur «\u00a0Français\u00a0». Pour qu’elle reste\u00a0: Paramètres > Heure et langue > Langue et région, et retirez l’anglais des claviers. Des chiffres à la place des lettres\u00a0? Appuyez sur Verr Num (ou Fn + Verr Num). À l’ouverture de session, la disposition se choisit en bas à droite.",
    offer: "software",
  },
  {
    question: "L’heure de l’ordinateur est fausse",
    topic: "windows-trouble",
    words: [
      "heure|heures|lheure|horloge|pendule|date|met en 20*",
      "2009|2015|2000|1970|chaque demarrage|revient|zero|remettre|a chaque fois|pas la bonne|mauvaise|decale*|revient|deregle*|a l heure|retarde|fausse|perd l heure|heures de moins|heures de plus|retard|avance|faux|pas bonne|incorrecte*|erronee|change toute seule|change tout le temps|bouge|est fausse|pas a jour|retourne",
      `${machine}|sites|demarrage|toute seule|tout seul|il|bios|affichee|en bas|barre|demarrage|toujours|deregle*|arriere|pile|l horloge|l heure est|la date est|mon ordi|systeme`,
    ],
    without:
      "rendez vous|rdv|ouvert*|ferme*|technicien|montre|voiture|four|reveil|passer|cheque|facture|telephone|livraison|imprim*|train|parental|pret|colis|mails|disque|support technique|combien de temps|quelle heure|a quelle|souris|pointeur|intervention|aucune|avancer|pendant une heure|dans une heure",
    advice:
      "Clic droit sur l’heure > Ajuster la date et l’heure\u00a0: choisissez le fuseau de Paris, puis «\u00a0Synchroniser maintenant\u00a0». Si elle se dérègle après chaque arrêt, c’est la petite pile ronde de la carte mère qui est usée\u00a0: elle se remplace. Une date fausse fait aussi refuser les sites sécurisés.",
    offer: "hardware",
  },
  {
    question: "Windows n’est plus activé",
    topic: "windows-trouble",
    words: ["windows", "activ*|licence|cle de produit|authentique|numero de serie|cle d activation"],
    without:
      "bitlocker|desactiv*|parental|mode s|nouveau|nouvel|neuf|ancien*|double|wifi|son|camera|defender|antivirus|alerte|microphone|word|office|excel|acheter|vendez|vendre|bluetooth|prix|combien|virus|demarrage|sans licence|sans payer|pirate*|officiel|crack*|payer|escroquerie|arnaque",
    advice:
      "Rien n’est perdu et l’ordinateur marche\u00a0: seul l’aspect est limité. Ouvrez Paramètres > Système > Activation, puis «\u00a0Résoudre les problèmes\u00a0», connecté au compte Microsoft de l’achat. Après un changement de carte mère, choisissez «\u00a0J’ai modifié du matériel\u00a0». Méfiez-vous des clés à quelques euros\u00a0: elles sont souvent révoquées.",
    offer: "software",
  },
  {
    question: "Mon ordinateur est en mode S",
    topic: "windows-trouble",
    words: [
      "mode s|s mode|version s",
      "windows|ordinateur|pc|portable|sortir|enlever|quitter|desactiver|quoi|installer|veux|bloque",
    ],
    advice:
      "Le mode S n’accepte que les programmes du Microsoft Store. On en sort gratuitement, et sans retour possible\u00a0: Paramètres > Système > Activation > «\u00a0Passer à Windows Famille\u00a0», puis «\u00a0Aller au Store\u00a0» et «\u00a0Obtenir\u00a0». Il faut un compte Microsoft. Vos fichiers ne bougent pas. Personne ne doit vous faire payer ce passage.",
    offer: "software",
  },
  {
    question: "Le disque C est plein",
    topic: "slow-computer",
    words: [
      "disque*|espace|ordinateur|pc|portable|stockage|disque dur|memoire|windows|ordi|ssd|disque c|le c",
      "plein|pleine|sature*|plus de place|plu de place|insuffisant*|en rouge|liberer|2 go|plus d espace|manque d espace|manque de place|peu d espace|espace faible|remplie|libere de|faire de la place|saturee|bientot plein|presque plein",
    ],
    without:
      "onedrive|one drive|gmail|mail*|messagerie|boite*|icloud|telephone*|iphone|google|dropbox|de pub|de publicite*|de virus|de photos|cloud|carte sd|tablette|externe|cle usb|mac|plein de|garage|cave|plein air|plein ecran|temps plein|livraison|ipad|nas|bipe|en plein|plus grand|plus gros|un plu gro|agrandir|voudrais plus|jeu|pleine d eau|eau|ram|barrette*|memoire vive|batterie|plein tarif|combien coute|plein de poussiere|poussiere",
    advice:
      "Paramètres > Système > Stockage > Fichiers temporaires\u00a0: supprimez ce qui est proposé, sauf «\u00a0Téléchargements\u00a0» si vous ne l’avez pas regardé. Videz la Corbeille après l’avoir lue. Copiez vidéos et photos sur un disque externe, vérifiez la copie, puis effacez-les d’ici. Évitez les «\u00a0nettoyeurs\u00a0» gratuits. Gardez 20 Go libres.",
    offer: "software",
  },
];
