import type { Situation } from "./situation.ts";

/** Situations with the internet, the Wi-Fi or a company’s network. */
export const networkSituations: readonly Situation[] = [
  {
    question: "Le Wi-Fi ne va pas jusqu’à la chambre",
    topic: "network",
    words: [
      "wifi|wi fi|internet|reseau|signal",
      "etage*|chambre*|bureau|jardin|garage|terrasse|grenier|sous sol|fond|bout|piece*|mur*|cave|veranda|grange",
      "pas|plus|mal|faible*|rien|coupe*|lent*|perd*|seulement",
    ],
    without: "licence|logiciel*|mot de passe|serveur",
    advice:
      "Essayez d’abord un téléphone dans cette pièce\u00a0: s’il ne capte pas non plus, c’est la portée de la box, sinon c’est l’ordinateur. Pour la portée, mettez la box ailleurs\u00a0: hors d’un placard, loin d’un mur porteur. Si cela ne suffit pas, un point d’accès relié par un câble, ou un maillage, vaut mieux qu’un répéteur.\n{si_reseau}Nous mesurons, puis nous installons ce qu’il faut\u00a0: /services/configuration-reseau",
    offer: "none",
  },
  {
    question: "Internet est lent",
    topic: "network",
    words: [
      "internet|connexion|conection|debit|wifi|wi fi|fibre|box|youtube|netflix",
      "lent*|rame*|ramer|faible*|nul|eternite|fige*|mauvaise|tortue|catastroph*|temps fou|pourri*|difficil*|saccad*|patine*|traine|escargot|poussi*|interminable*|met du temps|mettent du temps|long a|longue a|ralenti*|sans arret|mouline*",
    ],
    without:
      "partout|fixe|tout rame|vieux|vieil|coupe*|coupure*|deconnect*|demarr*|allum*|cle|mot de passe|imprim*|perd|perds|sans connexion|pirat*",
    advice:
      "Débranchez la box 30 secondes, puis mesurez le débit avec un ordinateur relié par un câble. Faible aussi par câble, ou le soir surtout\u00a0? C’est la ligne ou l’opérateur\u00a0: appelez-le. Bon par câble et lent en Wi-Fi\u00a0? C’est le Wi-Fi. Un seul appareil est lent\u00a0? C’est lui qu’il faut regarder.",
    offer: "network",
  },
  {
    question: "Le Wi-Fi se déconnecte tout le temps",
    topic: "network",
    words: [
      "wifi|wi fi|internet|connexion|reseau|box",
      "coupe*|couper|coupure*|deconnect*|perd|perds|saute*|instable*|decroch*|interromp*|va et vient|deco|marche puis|arrete et|remarche|revient|disparait",
      "tout le temps|minutes|minute|sans arret|arrete pas|regulierement|repetition|souvent|fois|toutes les|instable*|va et vient|decroch*|saute*|coupures|sans cesse|constamment|chaque|toujours|tout le tps|puis|frequen*|repart|remarche|revient|parfois|des fois|tous les jours|heures|deux minutes",
    ],
    without: "imprim*|telephone fixe|eteint",
    advice:
      "Regardez qui décroche. Tous les appareils à la fois\u00a0: notez les heures et l’état des voyants de la box, et appelez l’opérateur. Un seul ordinateur\u00a0: rapprochez-le de la box, oubliez ce Wi-Fi dans ses réglages puis reconnectez-le. Un câble entre la box et lui tranche la question.",
    offer: "network",
  },
  {
    question: "Je suis connecté au Wi-Fi mais sans internet",
    topic: "network",
    words: [
      "wifi|wi fi|connecte*|relie*|reseau|barres",
      "pas des internet|sans internet|pas internet|pas des acces|pas acces|aucun acces|acces limite|pas de connexion internet|aucune page|rien ne charge|aucun site|sites s affichent pas|sites ne s affichent|pages s affichent pas|pages ne s affichent|rien ne s ouvre|s ouvrent pas|rien ne s affiche|aucune connexion|triangle jaune|connexion limitee",
    ],
    without: "abonnement|imprim*|sauvegard*",
    advice:
      "L’appareil parle à la box, mais la box ou lui ne joint pas internet. Essayez un autre appareil\u00a0: s’il n’a rien non plus, redémarrez la box, puis appelez l’opérateur. Si lui seul est touché, redémarrez-le, oubliez ce Wi-Fi et reconnectez-le, puis coupez tout VPN et vérifiez la date.",
    offer: "network",
  },
  {
    question: "Où trouver le mot de passe du Wi-Fi",
    topic: "network",
    words: [
      "mot de passe|cle|faut taper|doit taper|taper pour|clef|code|wpa",
      "wifi|wi fi|box|livebox|freebox|bbox|wpa|securite reseau|routeur",
    ],
    without:
      "mcdo|macdo|gare|hotel|restaurant|mediatheque|bibliotheque|camping|train|aeroport|votre|vos|chez vous|imprim*|limprim*|usb|voisin*|pirat*|hack*|changer|change|nouveau|mail*|session|cracker|casser|quelqu|boite|enfant*|facebook",
    advice:
      "La clé du Wi-Fi est sur l’étiquette de la box, dessous ou derrière, et dans l’espace client de l’opérateur. Un ordinateur déjà connecté la montre aussi\u00a0: Paramètres de Windows, Réseau et internet, Wi-Fi, propriétés du réseau. Attention à O et 0, I et l, et aux majuscules.",
    offer: "call",
  },
  {
    question: "Le Wi-Fi ne marche pas sur mon ordinateur mais marche sur mon téléphone",
    topic: "network",
    words: [
      "wifi|wi fi|internet|reseau",
      "ordinateur*|lordi|pc|portable|asus|hp|acer|lenovo|dell|windows",
      "icone*|disparu*|telephone*|tablette*|appareils|tout le monde|ailleurs|partout|les autres|active*|desactive*|voit|trouve*|detecte*|bouton|sauf|apparait",
      "pas|plus|pu|aucun*|sauf|disparu*|impossible|desactive*",
    ],
    without:
      "message*|mail*|thunderbird|lent*|rame*|mot de passe|cle|code|imprim*|coupe*|deconnect*|chambre*|etage*|serveur|partag*|pirat*|virus|bluetooth|boite",
    advice:
      "La box va bien\u00a0: c’est l’ordinateur. Vérifiez que le mode avion est coupé (une touche avec un avion, ou l’icône du réseau), redémarrez-le complètement, puis oubliez le Wi-Fi et reconnectez-le. L’icône a disparu\u00a0? Le pilote de la carte Wi-Fi a sauté. En attendant, un câble fait l’affaire.",
    offer: "software",
  },
];
