import { honeypotName } from "#app/lib/forms/form.ts";
import { byColleague, deleted, lost, noted, read, replied, type Story, toCallBack, won } from "./story.ts";

/** Contact messages in every state. People, addresses and numbers are invented. */
export const messages: readonly Story[] = [
  {
    when: [83, "10:12"],
    values: {
      name: "Odile Garnaud",
      email: "odile.garnaud@example.fr",
      phone: "02 61 91 40 12",
      service: "maintenance",
      message:
        "Bonjour, vous étiez passé l’an dernier pour l’ordinateur de mon mari. Faites-vous aussi un contrôle une fois par an, comme pour une voiture ?",
    },
    steps: [
      read(35),
      replied(
        50,
        "Le contrôle annuel de votre ordinateur",
        "Oui : nous nettoyons, vérifions le disque et les sauvegardes, et vous laissons un compte rendu d’une page. Comptez une heure chez vous.\nJe peux passer un mardi ou un jeudi matin, dites-moi ce qui vous arrange.",
      ),
    ],
  },
  {
    when: [64, "18:47"],
    values: {
      name: "Bastien Roualt",
      email: "bastien.roualt@example.fr",
      service: "reseau",
      message:
        "La fibre vient d’être posée, la box est dans l’entrée et mon bureau à l’étage n’attrape rien. Un répéteur suffit-il ou faut-il tirer un câble ?",
    },
    steps: [
      read(740),
      byColleague(
        noted(
          760,
          "Maison de 1970, planchers béton. Prévoir deux bornes, demander s’il reste une gaine libre.",
        ),
      ),
      lost(9000, "silent"),
    ],
  },
  {
    when: [41, "14:05"],
    values: {
      name: "Association Les Trois Rivières",
      email: "bureau@trois-rivieres.example",
      phone: "02 61 91 77 30",
      service: "securite",
      message:
        "Notre trésorière a reçu un appel d’un « service technique » et lui a laissé prendre la main sur son ordinateur pendant vingt minutes. Que faut-il faire en premier ? Nos comptes sont dessus.",
    },
    steps: [
      read(6),
      replied(
        11,
        "À faire tout de suite",
        "Éteignez cet ordinateur et ne le rallumez pas. Depuis un autre appareil, changez le mot de passe de la messagerie puis celui de la banque, et appelez votre conseiller.\nAppelez-nous ensuite au {telephone} : nous passons cet après-midi.",
      ),
      noted(
        300,
        "Passage le jour même : outil de prise en main retiré, mots de passe changés, rien de parti.",
      ),
      won(320, "129"),
    ],
  },
  {
    when: [29, "09:31"],
    values: {
      name: "Jeanne Pellerin",
      email: "jeanne.pellerin@example.fr",
      message:
        "Je cherche quelqu’un de patient pour apprendre à ma mère à se servir de sa tablette, une heure par semaine. Est-ce que cela vous concerne ?",
    },
    steps: [read(55)],
    mailFailure: "550 5.1.1 jeanne.pellerin@example.fr : boîte inconnue",
  },
  {
    when: [22, "21:18"],
    values: {
      name: "Hugo Lemasson",
      email: "hugo.lemasson@example.fr",
      service: "upgrade",
      message: "Bonjour, combien pour passer un portable de 2019 de 8 à 16 Go de mémoire ? Merci.",
    },
    steps: [read(690), deleted(9000)],
  },
  {
    when: [17, "03:02"],
    values: {
      name: "Rank Booster",
      email: "promo@rank-booster.example",
      message:
        "Boost your site now: https://rank-booster.example https://rank-booster.example/offer https://rank-booster.example/today and get 10000 visitors.",
    },
  },
  {
    when: [15, "11:26"],
    values: {
      name: "Élodie Fauveau",
      email: "elodie.fauveau@example.fr",
      phone: "06 39 98 21 04",
      message:
        "Je voulais comparer avec ces trois annonces : https://annonces.example/a, https://annonces.example/b et https://annonces.example/c. Laquelle prendriez-vous pour du traitement de texte ?",
    },
    steps: [
      { after: 180, values: { intent: "release" } },
      read(182),
      replied(
        240,
        "Quel portable choisir",
        "La deuxième : le processeur est plus récent et le disque est un SSD. Les deux autres seraient lentes dès la première mise à jour.\nSi vous l’achetez, apportez-la : nous l’installons pendant que vous attendez.",
      ),
    ],
  },
  {
    when: [11, "16:40"],
    values: {
      name: "Mme Thibaudeau",
      email: "m.thibaudeau@example.fr",
      phone: "02 61 91 05 88",
      service: "peripheriques",
      message:
        "L’imprimante que vous avez installée n’imprime plus en couleur depuis hier. Rien n’a changé ici.",
    },
    steps: [
      read(30),
      byColleague(noted(45, "Encore sous garantie jusqu’à la fin du mois : y passer sans facturer.")),
      toCallBack(50, 4, "Proposer un passage avant la fin de la garantie"),
    ],
  },
  {
    when: [8, "02:44"],
    values: {
      name: "Karl",
      email: "karl@loans.example",
      message: "Quick business loans without papers, answer now.",
      [honeypotName]: "https://loans.example",
    },
    steps: [deleted(400)],
  },
  {
    when: [6, "12:09"],
    values: {
      name: "Fabrice Cormier",
      email: "fabrice.cormier@example.fr",
      service: "depannage",
      message:
        "Depuis la dernière mise à jour, mon logiciel de devis se ferme tout seul dès que j’ajoute une ligne. J’ai redémarré deux fois. Je suis artisan, j’en ai besoin lundi.",
    },
    steps: [read(12)],
  },
  {
    when: [3, "19:22"],
    values: {
      name: "Inès Bouvattier",
      email: "ines.bouvattier@example.fr",
      phone: "06 39 98 47 63",
      service: "recuperation",
      message:
        "Ma carte mémoire affiche « à formater ». Il y a les photos du mariage de ma sœur dessus. Je n’ai rien fait, je l’ai juste retirée de l’appareil. Est-ce que tout est perdu ?",
    },
  },
  {
    when: [2, "08:15"],
    values: {
      name: "Cabinet Sorel et Vannier",
      email: "contact@sorel-vannier.example",
      phone: "02 61 91 63 27",
      service: "maintenance",
      message:
        "Nous sommes six postes et un serveur de fichiers. Pourriez-vous nous dire ce que couvre exactement le forfait entreprise, et s’il comprend le contrôle des sauvegardes ?",
    },
    steps: [read(20), { after: 21, values: { intent: "unread" } }],
  },
  {
    when: [1, "17:53"],
    values: {
      name: "Lucien Hardoin",
      email: "lucien.hardoin@example.fr",
      service: "reparation",
      message:
        "Mon ordinateur fait un bruit de crécelle au démarrage puis plus rien à l’écran. Faut-il s’inquiéter ?",
    },
  },
  {
    when: 190,
    values: {
      name: "Mathilde Réau",
      email: "mathilde.reau@example.fr",
      phone: "06 39 98 12 70",
      message:
        "Bonjour, intervenez-vous à La Flèche le samedi matin ? C’est pour un ordinateur qui ne trouve plus la connexion.",
    },
  },
  {
    when: 26,
    values: {
      name: "Yannis Bréhier",
      email: "yannis.brehier@example.fr",
      service: "autre",
      message:
        "Je prépare un exposé sur les métiers de la réparation en classe de troisième. Accepteriez-vous de répondre à quelques questions par téléphone ?",
    },
  },
];
