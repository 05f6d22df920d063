import type { ServicePath } from "./specified-services.ts";

/** The texts of a service's page that the owner can change. Names in braces are replaced by the shop's values. */
export interface ServiceTexts {
  lead: string;
  questions: readonly { question: string; answer: string }[];
  call: { title: string; text: string };
}

/** The texts that come with the program, by the path of the service's page. */
export const serviceTexts: Readonly<Record<ServicePath, ServiceTexts>> = {
  "/services/depannage-distance": {
    lead: "Vous restez chez vous, nous prenons la main sur l’écran avec votre accord. Bien des pannes logicielles se règlent ainsi.",
    questions: [
      {
        question: "Faut-il une connexion rapide ?",
        answer:
          "Non. Si vous arrivez à regarder une vidéo, c’est suffisant. Un partage de connexion depuis un téléphone fait aussi l’affaire.",
      },
      {
        question: "Et si une séance ne suffit pas ?",
        answer:
          "Nous vous prévenons dès que nous le savons, avant d’aller plus loin. Si la panne est matérielle, l’appareil passe à l’établi, où {le_diagnostic}.",
      },
      {
        question: "Cela marche-t-il aussi sur {mac} ?",
        answer:
          "Oui, sur Windows comme sur {macos}. Sur {mac}, deux autorisations sont à cocher au début : nous vous montrons lesquelles, et comment les retirer.",
      },
      {
        question: "À qui s’adresse le {forfait_mensuel} ?",
        answer:
          "À ceux pour qui une panne coûte cher : indépendants, associations, familles nombreuses. Il comprend le dépannage à distance[ {support}][, avec {seances_support}].",
      },
    ],
    call: {
      title: "Une souris qui n’obéit plus ?",
      text: "Décrivez la panne en trois minutes. Nous répondons {delai_reponse}, avec un prix ou une question.",
    },
  },
  "/services/reparation-materielle": {
    lead: "Un ordinateur en panne a presque toujours une seule pièce en cause. Nous la cherchons, nous vous la montrons, nous la changeons.",
    questions: [
      {
        question: "Mes fichiers risquent-ils quelque chose ?",
        answer:
          "Changer un écran ou une batterie ne touche pas au disque. Quand une réparation s’en approche, nous copions d’abord vos données.",
      },
      {
        question: "Les pièces sont-elles neuves ?",
        answer:
          "Neuves chaque fois que possible, et testées. Une pièce d’occasion n’est posée qu’avec votre accord, et le devis le dit.",
      },
      {
        question: "Venez-vous chercher l’appareil ?",
        answer:
          "[Nous intervenons {a_domicile} {a_ville} et alentour. Ce qui peut être réparé sur place l’est ; le reste part à l’atelier et revient réparé. ]L’appareil peut toujours être déposé à l’atelier, aux heures d’ouverture.",
      },
    ],
    call: {
      title: "Quelle pièce a lâché ?",
      text: "Décrivez la panne, joignez une photo si vous en avez une. Une réponse chiffrée {delai_reponse}, sans engagement.",
    },
  },
  "/services/depannage-logiciel": {
    lead: "Lenteurs, écran bleu, virus, mise à jour qui tourne en rond : le matériel va bien, c’est ce qu’il y a dedans qui coince.",
    questions: [
      {
        question: "Que puis-je essayer avant d’appeler ?",
        answer:
          "Redémarrer une fois, vraiment : Démarrer, puis Redémarrer, et non Arrêter. Et libérer quelques gigaoctets si le disque est plein. Au-delà, chaque essai complique la suite.",
      },
      {
        question: "Un antivirus payant est-il nécessaire ?",
        answer:
          "Pas toujours. Celui de Windows suffit à beaucoup de monde, à condition d’être réglé et d’aller avec une sauvegarde. Nous vous disons ce qui vous concerne.",
      },
    ],
    call: {
      title: "Il rame depuis quand ?",
      text: "Dites-le en quelques lignes[\u00a0: nous intervenons sous {delai_logiciel}]. Le prix est annoncé avant.",
    },
  },
  "/services/configuration-reseau": {
    lead: "Un bon réseau se fait oublier. Nous plaçons, nous câblons, nous réglons, puis nous mesurons dans chaque pièce.",
    questions: [
      {
        question: "Faut-il changer de box ?",
        answer:
          "Rarement. Une box récente, bien placée, suffit à un appartement. Dans une maison, c’est un second point d’accès qui fait la différence, pas une box plus chère.",
      },
      {
        question: "Passez-vous des câbles ?",
        answer:
          "Oui, en goulotte, en plinthe ou dans les gaines existantes. Pour percer un mur porteur, nous vous orientons vers un électricien.",
      },
      {
        question: "Intervenez-vous hors des heures de bureau ?",
        answer:
          "Nous travaillons {jours}. Pour une entreprise, la coupure se prévoit ensemble, au moment où elle gêne le moins.",
      },
    ],
    call: {
      title: "Où le Wi-Fi s’arrête-t-il ?",
      text: "Dites-nous la pièce, la box et le nombre d’appareils. Réponse chiffrée {delai_reponse}.",
    },
  },
  "/services/maintenance-preventive": {
    lead: "Une panne prévient presque toujours : un disque qui ralentit, un ventilateur qui monte. Encore faut-il que quelqu’un écoute.",
    questions: [
      {
        question: "Quelle différence avec un dépannage ?",
        answer:
          "Le dépannage répare une panne. La maintenance cherche celle qui vient. L’une ne remplace pas l’autre, mais la seconde rend la première rare.",
      },
      {
        question: "Faut-il laisser l’ordinateur à l’atelier ?",
        answer:
          "[Les contrôles se font {a_distance}. ]Le nettoyage se fait[ {chez_vous} pour un parc,] à l’atelier pour un portable.",
      },
      {
        question: "Et pour une seule fois ?",
        answer: "Un entretien ponctuel est possible, sans abonnement. Demandez un devis : il est gratuit.",
      },
    ],
    call: {
      title: "De quand date la dernière sauvegarde ?",
      text: "Si la réponse n’est pas immédiate, parlons-en. Devis gratuit, réponse {delai_reponse}.",
    },
  },
  "/services/recuperation-donnees": {
    lead: "Un disque qui claque, une clé muette, des photos effacées. Ce que vous faites dans l’heure compte plus que tout ce que nous ferons ensuite.",
    questions: [
      {
        question: "Est-ce que tout est perdu ?",
        answer:
          "Rarement. Le pire ennemi est l’essai de trop : si le disque est éteint, rien ne s’aggrave. Nous disons après le diagnostic ce qui peut être sauvé.",
      },
      {
        question: "Regardez-vous mes fichiers ?",
        answer:
          "Non. Nous contrôlons qu’ils s’ouvrent par leur structure et leur taille. Les photos et les documents, c’est vous qui les regardez, avec nous si vous voulez.",
      },
      {
        question: "Combien de temps faut-il ?",
        answer:
          "Quelques heures pour une clé ou une suppression, plusieurs jours pour un disque abîmé qui se lit lentement. Nous donnons une estimation après le diagnostic.",
      },
      {
        question: "Et si vous n’y arrivez pas ?",
        answer:
          "Certains cas demandent une salle blanche. Nous le disons, et nous vous orientons vers un laboratoire sans avoir ouvert votre disque.",
      },
    ],
    call: {
      title: "Il claque, il clignote, il se tait ?",
      text: "Éteignez-le, puis décrivez. Au téléphone, nous vous disons quoi faire en attendant.",
    },
  },
  "/services/securite-informatique": {
    lead: "La sécurité n’est pas un logiciel de plus. C’est une sauvegarde qui marche, des mots de passe différents et quelqu’un à appeler.",
    questions: [
      {
        question: "Un {mac} a-t-il besoin d’être protégé ?",
        answer:
          "Oui, un {mac} aussi, autrement : les virus y sont plus rares, mais le faux e-mail et le mot de passe volé ne regardent pas la marque de l’ordinateur.",
      },
      {
        question: "Où vont mes sauvegardes ?",
        answer:
          "Là où vous le décidez : un disque chez vous, un service en ligne, les deux. Chiffrées, elles ne s’ouvrent qu’avec votre clé.",
      },
      {
        question: "Formez-vous les équipes ?",
        answer:
          "[La formule {formule_formation} le comprend. ]Une heure suffit à apprendre à reconnaître un faux e-mail, exemples à l’appui.",
      },
    ],
    call: {
      title: "Que perdriez-vous ce soir ?",
      text: "Si le disque s’arrêtait maintenant. Décrivez votre installation, nous répondons {delai_reponse}.",
    },
  },
  "/services/mise-a-niveau": {
    lead: "Un ordinateur lent n’est pas forcément vieux. Souvent, une seule pièce le retient, et cette pièce se change.",
    questions: [
      {
        question: "Puis-je apporter ma pièce ?",
        answer:
          "Oui, si elle convient. Nous la vérifions avant de la poser[ ; notre garantie de {garantie_jours} porte alors sur la pose].",
      },
      {
        question: "Quelle taille de SSD choisir ?",
        answer:
          "Regardez ce que vous occupez aujourd’hui et doublez. 500 Go suffisent à la plupart des foyers, 1 To aux amateurs de photo.",
      },
      {
        question: "Combien de mémoire faut-il ?",
        answer:
          "8 Go pour le courrier et internet, 16 Go pour travailler à l’aise, davantage pour le montage et la 3D.",
      },
    ],
    call: {
      title: "Lent, mais pas fini ?",
      text: "Donnez la marque, le modèle et ce que vous en faites. Nous disons ce qui se change, et à quel prix.",
    },
  },
  "/services/configuration-peripheriques": {
    lead: "Une imprimante neuve, c’est quatre câbles, deux applications et un compte à créer. Nous faisons tout cela, puis nous essayons avec vous.",
    questions: [
      {
        question: "Quelle imprimante acheter ?",
        answer:
          "Demandez avant d’acheter, c’est gratuit. Pour dix pages par mois, une laser noir et blanc évite les cartouches sèches. Pour des photos, c’est autre chose.",
      },
      {
        question: "Mon ancien scanner marchera-t-il encore ?",
        answer:
          "Souvent oui, avec un pilote générique, même quand le fabricant dit non. Nous l’essayons avant de vous en faire changer.",
      },
      {
        question: "Intervenez-vous pour un commerce ?",
        answer: "Oui : caisse, imprimante à tickets, lecteur de codes-barres. Nous travaillons {jours}.",
      },
    ],
    call: {
      title: "Encore « hors ligne » ?",
      text: "Dites la marque, le modèle et ce qui s’affiche. Réponse chiffrée {delai_reponse}.",
    },
  },
};
