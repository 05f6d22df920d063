import type { Situation } from "./situation.ts";

/** Situations in which somebody tries to cheat the visitor. */
export const fraudSituations: readonly Situation[] = [
  {
    question: "J’ai laissé un inconnu prendre la main sur mon ordinateur",
    topic: "scam",
    words: [
      "main|anydesk|any desk|teamviewer|team viewer|controle|acces|entrer dans mon|prise en main|dans mon ordinateur|dans mon pc|souris bouge|ultraviewer|ecran partage|partage d ecran",
      "laisse|laisser|pris|prendre|donne|install*|eu acces|ont pris|a pris|rentre|entre dans|connecte|autorise|ouvert l acces|laisse entrer|fait installer|telecharge",
      "escroc*|arnaque*|arnaqueur*|faux|microsoft|inconnu*|appelee|appele|telephone|avoir|apres un appel|malhonnete|suspect*|louche|voleur*|inconnue",
    ],
    without:
      "vous preniez|pouvez vous|votre|vos|vous laisser|preniez|payer avec|vous prenez|pouvez|mot de passe|comment vous|facebook|instagram|vous etes|voulez|compte",
    advice:
      "Un inconnu qui appelle au sujet de votre ordinateur est un escroc\u00a0: raccrochez, et ne décrochez plus. Éteignez l’ordinateur ou coupez internet, et laissez-le ainsi. Depuis un autre appareil, changez les mots de passe de la messagerie et de la banque. Si vous avez ouvert votre compte en banque, payé ou donné un code, appelez la banque maintenant. Le site officiel 17cyber.gouv.fr guide pour la plainte.",
    offer: "security",
  },
  {
    question: "J’ai donné ma carte bancaire à des escrocs",
    topic: "scam",
    words: [
      "carte bancaire|carte bleue|coordonnees bancaires|numero de carte|ma carte|mes code|mes codes|rib|codes de carte|iban|paye|numero de ma carte|mes coordonnees|coordonnees bancaire|codes bancaires|code bancaire|code de carte|mes codes bancaires|euros|cartes cadeaux|virement|carte de credit|ma cb",
      "donne|tape|rempli|j ai mis|mis ma|mi mes|mis mes|communique*|donnee|saisi|paye|fait payer|que faire|entre|entre mes|donne mes|paye 2|fait un virement|verse|regle|achete|fait arnaquer|debite*|laisse mon",
      "arnaque*|escroc*|faux|frauduleu*|douteux|arnaqueur|pirat*|colis|chronopost|la poste|site louche|arnaquer|faux technicien|site bidon|site pas|inconnu|fraude|phishing|hameconnage|malhonnete|avoir",
    ],
    without:
      "carte graphique|carte mere|vous|dois je la donner|m appelle|me demande|carte sd|antivirus|prix|quel prix|reduction|main|anydesk|teamviewer|devis|facture|proposez|est ce normal de payer|rancon|chiffres|bitcoin*",
    advice:
      "Appelez votre banque tout de suite, au numéro écrit au dos de la carte, et faites opposition\u00a0: c’est possible jour et nuit. Contestez par écrit les débits que vous n’avez pas voulus. Gardez messages et captures, signalez la fraude sur service-public.fr (Perceval) et portez plainte. Personne ne récupère l’argent contre une avance.",
    offer: "security",
  },
  {
    question: "J’ai cliqué sur un lien suspect",
    topic: "scam",
    words: [
      "clique*|clike|ouvert|appuye|cliquer|ouvri|telecharge|rempli",
      "lien|piece jointe|mail piege|mail frauduleux|sms|publicite douteuse|faux lien|facture|mail|fichier|message|pub|publicite|page|site|email|courriel|zip",
      "suspect*|bizarre|hameconnage|louche|frauduleux|erreur|piege|faux|phishing|douteuse|virus|dangereux|arnaque|grave|mechant|etrange|inconnu|par erreur|pas net|pourri|malveillant|malware|bizarr*|infecte|pirate|douteux|dangereuse",
    ],
    without:
      "demande de cliquer|faut il cliquer|carte|compte pirate|me demande de|s ouvre|ouvert par erreur le|boite|mon compte|pirate mon|appel*|numero|rancon|chiffre*|ferme*|sirene|demarre|envoie|icone|programme|disque|carte|imprim*|photos|la main|anydesk|horaires|navigateur|etes vous",
    advice:
      "Un clic seul fait rarement du mal. Vous avez tapé un mot de passe\u00a0? Changez-le tout de suite, depuis le vrai site. Une carte\u00a0? Appelez la banque. Vous avez ouvert un fichier ou installé quelque chose\u00a0? Coupez internet et lancez, dans Sécurité Windows > Options d’analyse, l’«\u00a0analyse hors connexion\u00a0». Rien de tout cela\u00a0? Fermez la page.",
    offer: "security",
  },
  {
    question: "Un faux conseiller de ma banque m’appelle",
    topic: "scam",
    words: [
      "banque|banquier|conseiller*|credit agricole|service fraude|service des fraudes|caisse d epargne|ma banque|societe generale|banque postale|bnp|banquiere|service securite",
      "appel*|telephone|au telephone|arnaque au|demande|appele*|coup de fil|au tel|veut|dit|contacte*|pretend",
      "valider|valide|fraude*|code|annuler|faux|arnaque|louche|carte|virement|mon code|codes|pirate|bloque*|securis*|compte|paiement|application|operation*|vrai|normal|se fait passer|pretend etre|soi disant|usurp*",
    ],
    without:
      "votre banque|payer|pret|appelez|logiciel|sim|est tombe|plus entrer|mail|sms de|message|prelev*|chez vous|iban pour|lien|anydesk|teamviewer|carte mere|la main|change d adresse|site de ma banque|site de la banque|connecte*|photos|conseillere|ordinateur|cambriol*",
    advice:
      "Raccrochez\u00a0: une banque ne demande jamais un code reçu par SMS, ni de valider une opération pour l’annuler, et n’envoie personne chercher la carte. Le numéro affiché peut être imité. Rappelez vous-même le numéro au dos de la carte. Vous avez déjà validé ou donné un code\u00a0? Appelez-la à la minute et faites opposition.",
    offer: "call",
  },
  {
    question: "Un message parle d’un colis en attente",
    topic: "scam",
    words: [
      "colis|chronopost|mondial relay|colissimo|dhl|livraison|la poste|ups|paquet",
      "sms|message|texto|mail|payer|relivrer|faux|arnaque|cliquer|demande|lien|frais|arnaque|douane|reprogrammer|retenu|lien|regler|cliquer|vrai|1 €|1 99|euros|frais",
    ],
    without:
      "vous envoyer|par colis|envoyer mon|vous expedier|piece|commande chez vous|adresse mail|vous recevez|renvoyer mon|retourner mon|imprim*|etiquettes|bordereau*",
    advice:
      "Très souvent un faux. Ne cliquez pas et ne payez rien, même 1,99\u00a0€\u00a0: le but est votre carte. Si vous attendez un colis, tapez le numéro de suivi sur le site du transporteur, ouvert par vous. Transférez le SMS au 33700, puis effacez-le. Si vous avez déjà donné votre carte, appelez la banque tout de suite.",
    offer: "call",
  },
  {
    question: "On me menace de diffuser une vidéo intime",
    topic: "scam",
    words: [
      "video|videos|webcam|images|photos|filme*|camera|intime*|sextorsion",
      "menace*|chantage|diffuser|publier|de moi a tous|bitcoin*|chanter|envoyer mes photos|que faire|nu|a filme|m a filme|a filmee|m avoir filme|intimes|sexe|porno*|faire chanter|fait chanter|si j ai paye pas|tous mes contacts|site pour adultes|sites pour adultes",
    ],
    without:
      "recuper*|perdu|disque|cryptes|chiffre*|fichiers|visio|zoom|surveille|espionn*|cle usb|carte sd|effac*|fichier|chantier|recuperation|tombe|tombee|mariage|anniversaire|teams|appareil photo|recevoir|imprim*|ecran|batterie|appel*",
    advice:
      "Ne payez pas, ne répondez pas\u00a0: payer attire d’autres demandes. Un mail qui dit vous avoir filmé est presque toujours un bluff, même avec un vrai mot de passe\u00a0; changez ce dernier. Si la personne a de vraies images, gardez les preuves, bloquez-la et portez plainte (17cyber.gouv.fr). Mineur\u00a0: le 3018 aide gratuitement.",
    offer: "call",
  },
  {
    question: "Une alerte de virus bloque l’écran et donne un numéro",
    topic: "scam",
    words: [
      "alerte*|fenetre*|page|message|ecran|pop up|popup|ca sonne|sirene|ordinateur s est mis|hurle|hurler|bip*|un numero s affiche|affiche un numero|page rouge|ecran rouge|site",
      "virus|infecte*|microsoft|trojan|windows defender|sirene|eteindre|numero|faux support|voix|hurler|appeler d urgence|spyware|alarme|ordinateur est bloque|pc est bloque|cheval de troie|zeus",
      "numero|appeler|voix|fermer|appelez|pc est infecte|support|bloque*|hurle|d appeler|sonne|parle|alarme|telephone|peux pas fermer|ferme pas|fermer la|rappeler|coupe pas",
    ],
    without:
      "boite|mail*|mise a jour|sms|imprim*|bitcoin*|rancon|installer|votre numero|quel est votre|vos|numero de serie|colis|carte|cle d activation|licence|activation|office|mot de passe|prise en main|banque|conseiller|rappelez|batterie|ventilo*|clavier|disque|bips|demarrage|demarre|envoyer|facture|telephone portable|telephone samsung|panne|bitlocker|par telephone|trouve pas|bon numero|dans le vide|antivirus",
    advice:
      "C’est une arnaque\u00a0: Microsoft n’affiche jamais de numéro à appeler, et votre ordinateur n’est sans doute pas infecté. N’appelez pas, ne payez pas. Fermez par Alt + F4, ou Ctrl + Maj + Échap > fin de tâche\u00a0; au pire, tenez le bouton 10 secondes. Au retour, ne restaurez pas les pages. Vous avez appelé\u00a0? Éteignez-le et laissez-le éteint.",
    offer: "security",
  },
];
