import type { Situation } from "./situation.ts";

/** Situations with messages that are sent, addresses and spam. */
export const mailTrafficSituations: readonly Situation[] = [
  {
    question: "Mes messages n’arrivent pas ou tombent en indésirables",
    topic: "email",
    words: [
      "mail*|messages|courriel*|devis|email*",
      "recoivent pas|recoi* pas mes|recoit mes|dans les spam*|reviennent|revient|en indesirables|dans les indesirables|n arrivent pas|considere* comme|partent plus|partent pas|undelivered|daemon|arrivent dans|ds les spam*|est revenu|sont revenus|vont dans les|sont refuses|est refuse|mal distribu*|non distribu*|pas delivre*|jamais mes mails|restent dans|boite d envoi|en spam|comme spam|partent en|s envoient pas|s envoient plus|peux plus envoyer|arrive plus a envoyer|arrive pas a envoyer|n arrive jamais|pas recus|sont pas arrives|jamais recus",
    ],
    without:
      "disparu|piece*|trop|recois pas|mes fournisseurs|a ma place|de mes clients arrivent|photos|video|fichier|lourd|grosse|gros|pdf|telephone|spams que|trop de",
    advice:
      "Lisez le message de retour\u00a0: «\u00a0inconnu\u00a0» veut dire adresse mal tapée, «\u00a0full\u00a0» boîte pleine, «\u00a0blocked\u00a0» refus. Envoyez un essai sans lien ni pièce jointe à une autre adresse, et vérifiez la place de votre boîte. Tombés en indésirables, demandez qu’on vous ajoute aux contacts. Une adresse d’entreprise demande les réglages SPF, DKIM et DMARC.",
    offer: "software",
  },
  {
    question: "Une pièce jointe est trop grosse",
    topic: "email",
    words: [
      "piece* jointe*|photos|photo|video|videos|fichier|dossier|mail|fichiers|pieces|documents|document|scan",
      "trop|lourd*|volumineu*|grosse|60 mo|taille|beaucoup de|gros|depasse|grosses|limite|mo|go|lourds|enorme*",
      "mail*|gmail|jointe|envoye*|messagerie|envoyer|joindre|autorisee|envoi|partir|wetransfer",
    ],
    without:
      "spam*|publicit*|bizarre|virus|recois|recu|recuper*|prix|tentatives|bloque|distance|disque dur|recherche|clignote|onedrive|colis|plein|pleine|vous envoyer une photo|15 go|mise a jour|gros probleme|gros souci|gros oeuvre|machine|beaucoup de mails|ralenti*|lent*|facture|impots|code",
    advice:
      "Un message ne porte d’ordinaire que 20 à 25 Mo. Trois voies\u00a0: envoyer les photos en plusieurs messages, les réduire, ou les déposer dans OneDrive, Drive ou le service de votre messagerie, et n’envoyer que le lien. Pour un document privé, limitez le lien au destinataire.",
    offer: "software",
  },
  {
    question: "Garder son adresse mail en changeant d’opérateur",
    topic: "email",
    words: [
      "change d operateur|changeant d operateur|changer d operateur|changement d operateur|quitte orange|quitte sfr|quitte free|passe de sfr a|passe de free|passe d orange|changeant de box|resili*|changer de fournisseur|change de fournisseur|chez bouygues|chez free|chez orange|chez sfr|changer de box|change de box|quitte|partant chez|je pars|pars chez|vais chez|passe chez|passer chez|change de box|changer d abonnement|nouvel operateur|nouveau fournisseur|nouvelle box|passe a la fibre|quitter orange|quitter sfr|quitter free|quitter bouygues",
      "mail*|adresse*|messagerie|boite|email*",
    ],
    without:
      "contrat|pirat*|recois plus|abonnement de|refuse|salarie*|employe*|entreprise|telephone|wifi|session|secretaire|comptable|mot de passe|a quitte",
    advice:
      "Chez un opérateur français, votre adresse reste ouverte sans frais six mois au moins après la résiliation, et souvent plus si vous l’utilisez. Profitez-en\u00a0: copiez vos messages et contacts, ouvrez une adresse indépendante de tout opérateur, mettez un transfert, et changez-la chez la banque, les impôts et les sites. Ne résiliez qu’après.",
    offer: "software",
  },
  {
    question: "Je reçois beaucoup trop de spams",
    topic: "email",
    words: [
      "spam*|publicitaire*|indesirable*|publicite*|pourriel*|pub par mail",
      "trop|arreter|envahi*|100|bloquer|inond*|plein de|marre|stopper|bombarde*|par jour|tri|centaines|dizaines|ne plus recevoir|harcele*|beaucoup|tous les jours|filtrer|se desinscrire|debarrasser|eviter|milliers|assez de|sans arret|envahit|que des|ras le bol|fatigue",
      "mail*|boite*|recoi*|jour|courriers|indesirables|spams|spam|boite mail|recevoir|messages|indesirable",
    ],
    without:
      "aux lettres|a ma place|de ma part|mes clients|surgi*|fenetre*|contacts|chrome|vont dans les|tombent|dans les spams|mes mails|imprim*|ordinateur envahi|pop*|page*|navigateur|site*|leur envoie|envoyer des spams",
    advice:
      "Signalez-les comme indésirables plutôt que de les effacer\u00a0: la messagerie apprend. Ne répondez pas et ne cliquez pas sur «\u00a0se désinscrire\u00a0», sauf pour un marchand que vous connaissez. Un déluge soudain cache parfois la confirmation d’un achat frauduleux\u00a0: vérifiez votre banque et vos comptes, et changez le mot de passe de la messagerie.",
    offer: "software",
  },
  {
    question: "Je reçois mes mails mais je ne peux pas en envoyer",
    topic: "email",
    words: [
      "mail*|messages|courriel*|email*|messagerie|thunderbird|outlook|wanadoo|orange|free|sfr",
      "envoyer|envoie*|envoi|smtp|sortant*|partent|partir",
      "smtp|sortant*|erreur|impossible|peux pas|peux plus|arrive pas|arrive plus|pas envoyer|plus envoyer|refuse*|s envoient|partent plus|partent pas",
      "recois|recoi|recoit|recevoir|smtp|reception|arrivent|rentrent|sortant*",
    ],
    without: "spam*|indesirables|piece*|trop|lourd*|clients|reviennent|revenu*",
    advice:
      "Si vous recevez, seul le serveur d’envoi (SMTP) est en cause. Dans les réglages du compte, vérifiez le serveur et le port que donne votre fournisseur (Orange et Wanadoo\u00a0: smtp.orange.fr, 465, SSL), l’identifiant (l’adresse entière) et le mot de passe. Essayez aussi sur le site de la messagerie, et sans antivirus qui filtre les mails.",
    offer: "software",
  },
];
