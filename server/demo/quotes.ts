import { honeypotName } from "#app/lib/forms/form.ts";
import {
  became,
  byColleague,
  deleted,
  lost,
  noted,
  read,
  replied,
  type Story,
  toCallBack,
  won,
} from "./story.ts";

/** Quote requests of each status and urgency. `preferred_date` is a number of days after the request. */
export const quotes: readonly Story[] = [
  {
    when: [86, "09:20"],
    values: {
      first_name: "Solange",
      last_name: "Mauduit",
      email: "solange.mauduit@example.fr",
      phone: "02 61 91 22 41",
      service_type: "reparation",
      urgency: "normal",
      description:
        "Écran de portable fendu après une chute. L’ordinateur s’allume, l’image est visible sur la télévision.",
      budget: "200",
    },
    files: ["ecran-fendu.jpg"],
    steps: [
      read(15),
      became(25, "in_progress"),
      replied(
        30,
        "Votre écran fendu",
        "La dalle de ce modèle coûte 94 €, la pose 89 €. Nous l’avons sous trois jours.\nSi cela vous convient, déposez l’ordinateur quand vous voulez, nous gardons vos données telles quelles.",
        "183",
      ),
      became(8600, "completed"),
      won(8605, "183"),
      byColleague(noted(8610, "Dalle posée, testée deux heures. Garantie 30 jours.")),
    ],
  },
  {
    when: [58, "20:31"],
    values: {
      first_name: "Régis",
      last_name: "Antoine-Delorme",
      email: "regis.ad@example.fr",
      phone: "06 39 98 55 12",
      company: "Menuiserie Delorme",
      service_type: "reseau",
      urgency: "planifie",
      description:
        "Nous agrandissons l’atelier : quatre postes, une machine à commande numérique et une caméra à relier. Les gaines sont posées, il reste à tirer les câbles, poser la baie et régler le Wi-Fi de la partie bureau.",
      preferred_date: "21",
      preferred_time: "08:30",
      budget: "2400",
    },
    files: ["plan-atelier.pdf", "baie.jpg"],
    steps: [
      read(700),
      became(760, "in_progress"),
      noted(
        1500,
        "Visite faite le lendemain. 180 m de câble, baie 9U. Devis envoyé par courrier, acompte reçu.",
      ),
      became(31000, "completed"),
      won(31005, "2380"),
    ],
  },
  {
    when: [44, "11:02"],
    values: {
      first_name: "Corentin",
      last_name: "Beaudrier",
      email: "corentin.beaudrier@example.fr",
      phone: "06 39 98 70 09",
      service_type: "recuperation",
      urgency: "urgent",
      description:
        "Disque externe tombé d’une étagère, il claque et n’apparaît plus. Cinq ans de comptabilité dessus.",
      budget: "600,50",
    },
    steps: [
      read(4),
      replied(
        9,
        "Votre disque qui claque",
        "Débranchez-le et ne le rebranchez pas : chaque essai abîme un peu plus les plateaux.\nApportez-le tel quel, le diagnostic est gratuit avant une intervention. S’il faut une salle blanche, nous vous le disons avant d’engager quoi que ce soit.",
      ),
      became(1900, "cancelled"),
      lost(1905, "price"),
      noted(1905, "Trop cher pour lui en salle blanche. A retrouvé une copie chez son comptable."),
    ],
  },
  {
    when: [33, "15:44"],
    values: {
      first_name: "Anne-Sophie",
      last_name: "Kervadec",
      email: "as.kervadec@example.fr",
      phone: "02 61 91 38 64",
      service_type: "securite",
      urgency: "normal",
      description:
        "Messages d’alerte rouges avec un numéro à appeler, impossible de fermer la fenêtre. J’ai éteint en tenant le bouton. Depuis je n’ose plus le rallumer.",
      preferred_date: "2",
      preferred_time: "14:00",
    },
    files: ["alerte.png"],
    steps: [
      read(22),
      became(40, "in_progress"),
      became(3000, "completed"),
      won(3005, "149"),
      byColleague(
        noted(
          3010,
          "Fausse alerte du navigateur, notifications retirées, rien d’installé. 45 min à distance.",
        ),
      ),
    ],
  },
  {
    when: [27, "04:13"],
    values: {
      first_name: "Best",
      last_name: "Offers",
      email: "deal@best-offers.example",
      phone: "0639981111",
      service_type: "autre",
      description: "<a href='https://best-offers.example'>Cheap licences</a>",
    },
  },
  {
    when: [20, "13:37"],
    values: {
      first_name: "Maëlle",
      last_name: "Tourneux",
      email: "maelle.tourneux@example.fr",
      phone: "06 39 98 33 90",
      service_type: "upgrade",
      urgency: "planifie",
      description:
        "Remplacer le disque dur d’un portable de 2016 par un SSD de 500 Go en gardant Windows et mes fichiers.",
      budget: "150",
    },
    steps: [
      read(60),
      became(90, "in_progress"),
      noted(95, "SSD commandé, arrivage demain."),
      toCallBack(96, 1, "Dire que le SSD est arrivé", "10:00"),
    ],
  },
  {
    when: [16, "10:50"],
    values: {
      first_name: "Dominique",
      last_name: "Sarthou",
      email: "d.sarthou@example.fr",
      phone: "02 61 91 90 15",
      company: "Pharmacie du Pont",
      service_type: "maintenance",
      urgency: "normal",
      description:
        "Nous voudrions un passage par mois pour trois comptoirs et un bureau, et savoir qui appeler quand la caisse ne répond plus. Notre prestataire actuel met deux jours à venir.",
      budget: "199",
    },
    steps: [
      read(8),
      became(20, "in_progress"),
      replied(
        45,
        "Votre forfait entreprise",
        "Le forfait à 199 € par mois couvre vos quatre postes : deux passages par mois, et une panne de caisse est prise dans la matinée.\nPouvons-nous passer voir l’installation cette semaine ?",
      ),
      toCallBack(50, 0, "Convenir de la visite de la pharmacie", "14:00"),
    ],
  },
  {
    when: [13, "22:05"],
    values: {
      first_name: "Test",
      last_name: "Test",
      email: "test@example.fr",
      phone: "0261910000",
      service_type: "autre",
      description: "test",
    },
    steps: [deleted(600)],
  },
  {
    when: [9, "18:18"],
    values: {
      first_name: "Gérard",
      last_name: "Poupinel",
      email: "gerard.poupinel@example.fr",
      phone: "02 61 91 47 52",
      service_type: "depannage",
      urgency: "normal",
      description:
        "Windows reste sur « Préparation, n’éteignez pas l’ordinateur » depuis ce matin. Je joins le journal que mon neveu a copié.",
    },
    files: ["journal.txt"],
    steps: [read(840), became(850, "in_progress")],
  },
  {
    when: [5, "08:08"],
    values: {
      first_name: "Clarisse",
      last_name: "Hervouet",
      email: "clarisse.hervouet@example.fr",
      phone: "06 39 98 81 26",
      service_type: "recuperation",
      urgency: "urgent",
      description:
        "Clé USB illisible, mémoire de master à rendre lundi. Elle est restée dans une poche au lavage mais elle a séché deux jours.",
    },
    steps: [read(3), became(5, "in_progress")],
  },
  {
    when: [4, "16:25"],
    values: {
      first_name: "Odile",
      last_name: "Garnaud",
      email: "odile.garnaud@example.fr",
      phone: "02 61 91 40 12",
      service_type: "upgrade",
      urgency: "planifie",
      description:
        "Comme convenu au téléphone : devis pour un ordinateur neuf, avec reprise des photos de l’ancien.",
      preferred_date: "9",
      budget: "750",
    },
    steps: [read(18)],
  },
  {
    when: [2, "14:12"],
    values: {
      first_name: "Pauline",
      last_name: "Estournel",
      email: "pauline.estournel@example.fr",
      phone: "06 39 98 04 38",
      service_type: "reparation",
      urgency: "normal",
      description:
        "Café renversé sur le clavier ce matin. Éteint, retourné, séché. Je n’ai pas essayé de le rallumer.",
      budget: "250",
    },
    files: ["clavier.jpg"],
  },
  {
    when: [1, "09:46"],
    values: {
      first_name: "Xavier",
      last_name: "de la Ribaudière-Montfaucon",
      email: "xavier.de-la-ribaudiere-montfaucon@une-adresse-tres-longue.example",
      phone: "02 61 91 58 03",
      company: "Groupement des exploitants agricoles de la vallée de l’Huisne",
      service_type: "reseau",
      urgency: "planifie",
      description:
        "Trois bâtiments à relier sans tranchée : la ferme, la salle de traite à 140 m et le gîte à 320 m, séparés par une haie de peupliers. Nous avons déjà une box fibre dans la ferme. Il nous faut au moins deux caméras et un téléphone dans la salle de traite.",
      preferred_date: "30",
      budget: "3800",
    },
  },
  {
    when: [1, "03:51"],
    values: {
      first_name: "Olga",
      last_name: "Winner",
      email: "olga@prizes.example",
      phone: "0639980000",
      service_type: "autre",
      description: "You won a phone.",
      [honeypotName]: "x",
    },
  },
  {
    when: 140,
    values: {
      first_name: "Kévin",
      last_name: "Loriot",
      email: "kevin.loriot@example.fr",
      phone: "06 39 98 62 17",
      service_type: "depannage",
      urgency: "urgent",
      description:
        "Plus d’accès à la messagerie du magasin depuis 9 h, le mot de passe est refusé partout. Nous ouvrons les commandes par là.",
    },
    files: ["message-erreur.png"],
  },
];
