import type { Situation } from "./situation.ts";
import { stuck } from "./words.ts";

/** Situations with a mailbox: its place, its password and its messages. */
export const mailboxSituations: readonly Situation[] = [
  {
    question: "Ma boîte Gmail est pleine",
    topic: "email",
    words: [
      "gmail|boite*|messagerie|mail*|google|messages",
      "plein|pleine|sature*|plus de place|15 go|insuffisant*|quota|plus d espace|plus despace|atteint 15|plus de la place|manque de place|saturee|presque pleine|stockage|limite de|depasse",
    ],
    without:
      "google photos|drive|plein de|plein d|pleine de|aux lettres|vitesse*|spam*|disque c|ordinateur est plein|iphone|telephone|icloud|onedrive|disque",
    advice:
      "Une boîte pleine ne reçoit plus rien. Les 15 Go de Google comptent aussi Drive et Photos. Dans Gmail, cherchez «\u00a0larger:10M\u00a0», supprimez les gros messages inutiles, puis videez la corbeille et les spams. Gardez d’abord une copie des pièces jointes utiles. Ailleurs, même chose sur le site de votre messagerie. Payer n’est pas obligatoire.",
    offer: "software",
  },
  {
    question: "Ma boîte mail envoie des messages à ma place",
    topic: "online-account",
    words: [
      "mail*|email*|messagerie|boite*|gmail|hotmail|adresse|spam*|contacts|amis",
      "pirat*|hack*|ma part|de moi|usurp*|toute seule|en mon nom|mon nom|sans moi|a ma place|mon adresse envoie|de mon adresse|avec mon adresse|leur envoie|utilise mon adresse|se sert de mon|vient de mon|viennent de mon|que je n ai pas envoyes|que j ai n ai pas|pas ecrits|quelqu un a acces|acces a mes mails|tout seuls|tout seul",
      "pirat*|hack*|spam*|bizarre*|mail*|messages|ecrit|envoi*|usurp*|acces a mes|louches",
    ],
    without:
      "bitcoin*|video de moi|facebook|instagram|insta|messenger|whatsapp|tiktok|snap*|linkedin|filme*|banque|rancon|chantage|garder|changer|conserver|ne recoivent pas|recoivent plus|plus de mails|police|gendarmerie|changement|virement|indesirables|on protege|proteger",
    advice:
      "Depuis un autre appareil, changez le mot de passe de la messagerie et activez la validation en deux étapes. Dans ses réglages, déconnectez les autres appareils et supprimez transferts, filtres et numéros inconnus. Prévenez vos contacts de ne rien payer. Adresse seulement imitée\u00a0? Le mot de passe neuf suffit. Changez aussi celui des sites où il servait.",
    offer: "security",
  },
  {
    question: "Ma messagerie redemande sans cesse le mot de passe",
    topic: "email",
    words: [
      "outlook|thunderbird|mail*|messagerie|gmail|orange|boite*",
      "mot de passe|mot de pass|identification|identifiant*",
      "sans arret|sans cesse|redemande*|boucle|toutes les|a chaque fois|retaper|reclame|revient|refuse|toujours|toujour|n accepte plus|tout le temps|n est plus accepte|plus accepte|arrete pas de|incorrect|refusee|constamment|en permanence|demande le mot|demande mon mot|demande un mot|chaque",
    ],
    without: "compte microsoft|oubli*|franceconnect|pirat*|hack*|pdf|telephone|code|facebook|banque|wifi",
    advice:
      "Essayez d’abord ce mot de passe sur le site de votre messagerie. S’il y est refusé, changez-le là-bas. S’il y marche, c’est le programme qui garde l’ancien\u00a0: retapez-le en cochant «\u00a0mémoriser\u00a0», ou mettez le programme à jour, car certains services exigent une connexion par leur page. Ne supprimez pas le compte avant d’avoir vu vos messages en ligne.",
    offer: "software",
  },
  {
    question: "Mes mails ont disparu",
    topic: "email",
    words: [
      "mail*|courriel*|messages|message important|email*|boite de reception|boite mail|courriers electroniques|carnet d adresse*|contacts outlook|mails envoyes",
      "disparu*|perdu*|efface*|vide|retrouve plus|supprimes par|disparition|plus la|sont partis|supprime par|ou sont passes|plus aucun mail dans|effaces|evapores|supprimes|introuvables|plus de mails dans|plus mes anciens|volatilises",
    ],
    without:
      "facebook|whatsapp|sms|chat|fichier*|virus|salarie*|photos|adresse|mot de passe|telephone|onedrive|acces|macbook|change d ordinateur|nouvel ordinateur",
    advice:
      "Regardez d’abord sur le site de votre messagerie\u00a0: Corbeille, Archives, Indésirables, et la recherche par nom. S’ils y sont, seul le programme est déréglé. Ne supprimez pas le compte dans Outlook ou Thunderbird, et ne le recréez pas\u00a0: il garde parfois la seule copie. Un message effacé reste souvent 7 à 30 jours dans la corbeille.",
    offer: "software",
  },
  {
    question: "Je ne reçois plus de mails",
    topic: "email",
    words: [
      "recoi*|recevoir|arrive|arrivent|reception|aucun*|rentrent|m envoie|viennent plus|passe plus|receptionne*",
      "mail*|courriel*|email*|messages|boite mail|m ecrivent|ma boite|mes boites",
      "plus|pas|aucun*|rien",
    ],
    without:
      "spam*|indesirable*|contacts|amis|trop|police|banque m|arnaque|sms|de votre part|votre reponse|code|devis|personne ne recoit|personne ne recoi|mes clients ne|ne recoivent|reviennent|pirat*|formulaire|smartphone|pas envoyer|plus envoyer|joindre|trop lourd*|imprim*|fichier|dans envoyes|on me dit que mes|reinitialisation|j arrive pas a mettre|j arrive pas a ouvrir|aucun mail dans|carnet|tel|livr*",
    advice:
      "Regardez sur le site de votre messagerie. Les messages y sont\u00a0? C’est le programme\u00a0: redémarrez-le et vérifiez qu’il n’est pas «\u00a0hors connexion\u00a0». Ils n’y sont pas\u00a0? Regardez les indésirables, la place restante, puis les filtres et transferts (un transfert inconnu\u00a0: changez le mot de passe). Envoyez-vous un message pour essayer.",
    offer: "software",
  },
  {
    question: "Outlook ne démarre plus",
    topic: "email",
    words: [
      "outlook|outloock|outlouk|thunderbird|logiciel de messagerie",
      `${stuck}|traitement|ouvrir|veut plus|veut pas|fonctionne plus|marche plus|bug|bugue|tourne|fige|refuse de demarrer|demarrer|refuse de s`,
    ],
    without:
      "mot de passe|mdp|piece*|envoie|identif*|lien|compte|envoyer|recois|fichier pst|vous pouvez|configurer|installer|attachement|calendrier|boite pleine|chargement des pieces|agenda|recevoir|envois",
    advice:
      "En attendant, vos messages se lisent sur le site de votre messagerie. Redémarrez l’ordinateur, puis Windows + R, tapez «\u00a0outlook.exe /safe\u00a0» et validez\u00a0: s’il s’ouvre ainsi, désactivez ses compléments. Sinon, Paramètres > Applications > Microsoft 365 > Modifier > Réparation rapide. Ne supprimez aucun fichier .pst ou .ost\u00a0: ce sont vos messages.",
    offer: "software",
  },
];
