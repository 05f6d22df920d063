import type { Situation } from "./situation.ts";

/** Situations with the browser, adverts and downloads. */
export const browserSituations: readonly Situation[] = [
  {
    question: "Un antivirus d’essai réclame sans cesse un paiement",
    topic: "security",
    words: [
      "mcafee|mac afee|norton|avast|avg|antivirus|anti virus|bitdefender|kaspersky|avira",
      "payer|expir*|renouvel*|enlever|desinstall*|abonnement|termine*|essai|toutes les heures|sans arret|supprimer|retirer|reclame|harcele*|debarrasser|debarrass*|virer|ote|oter|m embete|me saoule|me saoul*|relance*|s affiche|tout le temps|tous les jours|licence est|fin de|bientot fini|pop up|fenetre*|insiste|propose de payer|demande de payer|encombr*|arreter",
    ],
    without:
      "quel|choisir|conseil*|avez vous|faut il payer un|meilleur|vendez|installer un|gratuit ou payant|bloque l|ecran bloque|nouvel|nouveau|ordi est ce que|change d|mot de passe|vpn|sonne|ralenti*|piratage|virus trouve|infect*|trouve|cheval|facture|remboursement|sms|appele|windows defender suffit|mail de norton|ciel",
    advice:
      "Rien ne vous oblige à payer\u00a0: c’est souvent un essai livré avec l’ordinateur. Paramètres > Applications > Applications installées, désinstallez-le et redémarrez\u00a0: l’antivirus de Windows prend seul le relais. Si le message vient du navigateur, c’est souvent une publicité déguisée\u00a0: n’y cliquez pas, n’y donnez pas votre carte.",
    offer: "software",
  },
  {
    question: "Des publicités et notifications s’affichent sans arrêt",
    topic: "virus",
    words: [
      "fenetre*|publicite*|publicitaire*|notification*|pop up*|popup*|popups|annonces|messages publicitaires|fenetres publicitaires|pages publicitaires|spams sur l ecran",
      "en bas a droite|publicit*|virus et|ouvr*|ouvre*|toutes seules|toute la journee|coin|plein de|bizarre*|surgissent|arrete pas|intempestives|bloquer|partout|sans arret|apparai*|tout le temps|sans que|envahi*|sur internet|affiche*|louches|apparaissent|sur mon ecran|sur mon pc|sur mon ordinateur|navigateur|tout seul|toute seule|toutes les|chrome|edge|firefox|enlever|supprimer|virer|stop|sur l ecran|en bas",
    ],
    without:
      "fenetre* de windows|fenetre* noire|mail*|boite*|messagerie|teams|telephone|iphone|microsoft|infecte|numero|sirene|impossible a fermer|rouge|virus impossible|prospectus|aux lettres|support|android|radio|television|norton|mcafee|avast|antivirus|mensuelle|facebook|gmail|vous faites|journal|enfant*|fille de|alerte|pirat*|instagram|faire de la|faire ma|ma publicite|sur mon site|restaurant|association|flyer*|votre publicite|diffuser|creer|vu votre|votre|youtube kids|tele|adultes|sites de rencontres",
    advice:
      "Ce sont souvent les notifications d’un site que vous avez accepté, pas un virus. Ne cliquez sur aucune. Dans le navigateur\u00a0: Paramètres > Confidentialité > Paramètres des sites > Notifications, et retirez les sites inconnus. Puis, dans Extensions, supprimez ce que vous n’avez pas choisi. Lancez enfin une analyse de Sécurité Windows.",
    offer: "security",
  },
  {
    question: "La page d’accueil ou le moteur de recherche a changé",
    topic: "virus",
    words: [
      "page d accueil|page daccueil|page dacueil|page d acueil|page de demarrage|moteur de recherche|google|yahoo|bing|navigateur va|autre page|page google|page internet|page d ouverture|ouverture d internet|page de recherche|page qui s ouvre|internet c est",
      "change*|yahoo|inconnu|bing|bizarre|remplace*|remettre|disparu|a la place|connais pas|plus la meme|retrouve plus|habituelle|s ouvre|different*|au lieu|retrouver|revenir|changer|installe tout seul|autre|msn|imposee|etrange|n est plus|pas la meme",
    ],
    without:
      "mon site|referencement|avis|mot de passe|photos|mail*|gmail|extension*|compte*|drive|maps|numero|fiche|fuite|code|documents|telephone*|publicite*|google ads|numero|sirene|infect*|appel*|ouvre plus|ouvre pas|blanche|alerte|facebook|banque|lent*|meet|earth|historique|chrome a",
    advice:
      "Un programme gratuit ou une extension l’a changée\u00a0: gênant, rarement grave. Dans le navigateur, supprimez les extensions que vous ne connaissez pas, puis Paramètres > Moteur de recherche\u00a0: remettez le vôtre\u00a0; et Au démarrage\u00a0: choisissez la page. Si elle revient\u00a0: Paramètres > Réinitialiser les paramètres\u00a0; vos favoris restent.",
    offer: "security",
  },
  {
    question: "Une extension suspecte s’est installée dans le navigateur",
    topic: "virus",
    words: [
      "extension*|module complementaire|modules complementaires",
      "chrome|navigateur|edge|firefox|brave|opera|google|internet|pirate*|inconnue|adblock|pas installe",
    ],
    without: "maison|garantie|cheveux|cils|ongles|memoire|fichier*|domaine|rallonge|usb|electrique",
    advice:
      "Ouvrez la page Extensions du navigateur et supprimez ce que vous n’avez pas choisi\u00a0: au pire, il faudra la remettre. Si le bouton manque, ou si le navigateur est «\u00a0géré par votre organisation\u00a0» à la maison, un programme l’impose\u00a0: désinstallez les programmes récents inconnus, puis lancez l’analyse hors connexion de Sécurité Windows.",
    offer: "security",
  },
  {
    question: "Où sont mes fichiers téléchargés",
    topic: "program-trouble",
    words: [
      "telecharg*|piece jointe|enregistre un fichier|enregistre une photo|enregistre un document|fichiers telecharges|enregistre depuis",
      "ou|trouve*|retrouve*|disparu|introuvable|passe|trouve pas|trouve plus|disparus|range*|enregistres|sauvegardes|perdu|vois pas|vois plus",
    ],
    without:
      "trop|lourde|que faut|faut il|envoyer|distance|logiciel pour|outlook|installer|main|streaming|illegal|virus|clique|bizarre|suspecte|ouvert|grosse|sais pas telecharger|film*",
    advice:
      "Dans le navigateur, faites Ctrl + J\u00a0: la liste des téléchargements s’ouvre, et «\u00a0Afficher dans le dossier\u00a0» montre le fichier. Sinon, Windows + E, puis «\u00a0Téléchargements\u00a0», triés par date. Une pièce jointe seulement ouverte n’est pas gardée\u00a0: retournez au message et choisissez «\u00a0Enregistrer sous\u00a0».",
    offer: "call",
  },
];
