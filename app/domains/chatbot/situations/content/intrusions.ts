import type { Situation } from "./situation.ts";

/** Situations in which somebody or something may be in the computer. */
export const intrusionSituations: readonly Situation[] = [
  {
    question: "Mes fichiers sont chiffrés et on demande une rançon",
    topic: "virus",
    words: [
      "rancon*|ransom*|cryptolocker|lockbit|bitcoin*|par locked|en locked|cryptes|cryptees|cryptee|sont chiffres|sont chiffre|son chiffre|son crypte|fichiers chiffres|documents chiffres|fichiers verrouilles|fichiers sont verrouilles|rancongiciel|documents sont cryptes|chiffre mes|crypte mes|chiffre tous|crypte tous|chiffre nos|crypte nos|fichiers crypte*|fichiers sont illisibles|chiffrement de|attaque informatique|cyberattaque",
      "fichiers|documents|serveur|photos|bureau|pc|entreprise|payer|ordinateur|office|tout|nos|mes documents|tous",
    ],
    without:
      "bitlocker|webcam|filme*|video|miner|minage|mineur|acheter|jeu|graphique|affaires|wallet|chantage|colis|ils veulent combien|signer|proteger|assurance cyber|eviter|prevenir|chez un marchand|donnees ont ete volees|volees|vol de donnees|lors d une|sauvegarde chiffree|cle|pdf|cours|document pdf|veracrypt|comment chiffrer|vous pouvez chiffrer|se proteger",
    advice:
      "Débranchez le câble réseau et coupez le Wi-Fi, mais laissez-le allumé. Ne branchez aucune sauvegarde, ne payez pas, ne supprimez rien. Photographiez le message\u00a0; isolez de même les autres postes. Une clé gratuite existe parfois (nomoreransom.org). Une entreprise prévient son assureur, porte plainte, et la CNIL sous 72 heures si des données personnelles sont touchées.",
    offer: "security",
  },
  {
    question: "Je crois qu’on m’espionne par mon ordinateur",
    topic: "virus",
    words: [
      "espionn*|espion|surveille|surveillee|surveiller mon ordinateur|mouchard|keylogger|voit tout ce que je|lit mes messages|regarde par ma webcam|lit mes mails|controle mon ordinateur|mis sous surveillance|sous surveillance|suivi a la trace|spyware|intrusion|quelqu un surveille|m espionne",
      "ordinateur|pc|ex|mari|conjoint|webcam|messages|comment savoir|detecter|portable|je suis|suis je|mon ordinateur|m espionne|quelqu un|camera|patron|voisin|ancien compagnon|je pense|mail*",
    ],
    without:
      "espionner mon|espionner ma|surveiller ma|surveiller mon mari|surveiller mon fils|surveiller mes|mes enfants|mon fils|ma fille|mes salaries|mes employes|camera de surveillance|installer un mouchard|installer un logiciel espion|poser|mettre un|vos|telephone|mes eleves|installez|mon personnel|surveille ma femme|film|comment espionner|frigo|jardin|glisser|ma copine|mon copain|mon entreprise|formule|proposez|enfant*|ado|parental|camera ip|poste de|formules|comment espionner|je veux",
    advice:
      "N’en parlez pas depuis cet ordinateur. Depuis un appareil que personne d’autre n’a touché, changez les mots de passe de la messagerie et des comptes, activez la validation en deux étapes et regardez les appareils connectés. Ne supprimez rien trop vite\u00a0: un logiciel espion est une preuve. En cas de menaces, le 3919 ou le 17.",
    offer: "security",
  },
  {
    question: "Mon mot de passe a fuité",
    topic: "security",
    words: [
      "mot de passe|mots de passe|donnees|identifiants|adresse mail|mdp|informations personnelles|mes infos|coordonnees",
      "fuite|fuites|compromis|dark web|darkweb|vole*|volees|divulgue*|fuiter|ont fuite|ete pirate*|cyberattaque|dans la nature|hacke*|have i been|pwned|en vente|retrouves sur internet",
    ],
    without:
      "facture|responsable|entreprise|clients|ordinateur vole|faute|telephone vole|portable vole|eau|toit|wifi|compte vole|facebook|instagram|messagerie|boite mail|envoie|rancon|chiffre*|chiffres|cryptes|faux site|escroc*|adresse mail a ete|effacer mes|mon compte",
    advice:
      "Changez ce mot de passe sur le site touché, et partout où vous l’utilisiez, en commençant par la messagerie. Activez la validation en deux étapes. Faites-le en allant vous-même sur le site, jamais par le lien d’un message\u00a0: de faux avis suivent chaque fuite. Coordonnées bancaires volées\u00a0: surveillez le compte et prévenez la banque.",
    offer: "security",
  },
  {
    question: "Quel antivirus choisir",
    topic: "security",
    words: [
      "antivirus|antiviru|anti virus|defender|defendre",
      "quel|meilleur|choisir|payer un|payant|besoin|suffi*|suffisant|conseil*|utile|faut il|lequel|recommand*|dois|prendre|mettre|installer|necessaire|obligatoire|efficace|est ce que|proteger|vaut|acheter|bien|assez|gratuit",
    ],
    without:
      "mcafee|norton|expir*|desinstall*|bloque|prix|wifi public|vous l installez|boucle|ralenti*|combien|cheval|trouve|detecte|desactiv*|mise a jour|mettre a jour|enlever|supprimer|virer|lent*|rame|sonne|message*|fenetre*|licence|renouvel*|harcel*|installe un|je veux que vous|vous pouvez installer|debarrasser|abonnement|deux antivirus|empeche|marche plus|s ouvre|hurle|telecharge",
    advice:
      "Pour un particulier, l’antivirus de Windows, gratuit et déjà là, suffit s’il est à jour. Un seul antivirus à la fois\u00a0: deux se gênent et ralentissent. Ce qui protège plus encore\u00a0: les mises à jour, une sauvegarde, des mots de passe différents.\n{si_securite}Pour une entreprise ou pour aller plus loin\u00a0: /services/securite-informatique",
    offer: "none",
  },
  {
    question: "Comment retenir et ranger ses mots de passe",
    topic: "security",
    words: [
      "mots de passe|mot de passe|mdp",
      "retenir|gestionnaire*|note|noter|trop de|partout|ranger|carnet|enregistrer|stocker|memoriser|coffre|gerer|meme mot de passe|le meme|organiser|conserver|garder|classer|tous mes mots|securiser|souvenir de tous|proteger|generer",
    ],
    without:
      "oubli*|session|fuite|pirat*|wifi|perdu le carnet|magique|vous|reclame|toujours|perdu|outlook|demande|incorrect|refuse*|reinitialis*|transfer*|nouvel|nouveau|bloque*|volé|vole*|compromis|nom de domaine|accepte|accepte plus|windows|marche plus|ordinateur en gardant|salarie*|employe*|vous garder|au neuf",
    advice:
      "Le plus simple est le gestionnaire de votre navigateur ou un gestionnaire dédié\u00a0: vous ne retenez qu’un mot de passe, long. Un carnet gardé chez vous, loin de l’ordinateur, n’est pas honteux. Le pire est le même mot de passe partout\u00a0: donnez-en un propre à la messagerie et à la banque, avec validation en deux étapes.",
    offer: "security",
  },
];
