/** A plan of a price sheet (rule pages/prices). Prices are in euros, tax included. */
export interface PricingPlan {
  name: string;
  price: number;
  /** The unit of the price: 'par intervention', 'par mois'. */
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  isPopular: boolean;
  /** The text of the recommended plan's mark; 'Recommandé' by default. */
  popularLabel?: string;
  cta: string;
  /** The button's link; the quote form by default. */
  link?: string;
}

/** The price of a diagnosis without a repair. */
export const writtenDiagnosis: PricingPlan = {
  name: "Diagnostic",
  price: 29,
  duration: "par intervention",
  description: "Savoir ce qui ne va pas et ce que coûterait la suite, noir sur blanc.",
  features: ["Examen complet de l’appareil", "Rapport écrit", "Devis de réparation"],
  notIncluded: ["Réparation", "Pièces"],
  isPopular: false,
  cta: "Prendre rendez-vous",
};

/** The price of one repair. */
export const oneIntervention: PricingPlan = {
  name: "Intervention standard",
  price: 89,
  duration: "par intervention",
  description: "Une panne, une réparation, à l’atelier ou à domicile.",
  features: ["Diagnostic compris", "Réparation ou dépannage", "{Garantie}"],
  notIncluded: ["Pièces détachées"],
  isPopular: false,
  cta: "Choisir ce forfait",
};

/** The four plans of the home page (rule pages/prices). */
export const homePlans: readonly PricingPlan[] = [
  writtenDiagnosis,
  oneIntervention,
  {
    name: "Support à distance",
    price: 99,
    duration: "par mois",
    description: "Une aide au bout du fil, sans se déplacer.",
    features: [
      "Dépannage à distance illimité",
      "Jusqu’à 3 séances d’une heure par mois",
      "Rien à transporter",
    ],
    notIncluded: ["Déplacement sur site"],
    isPopular: true,
    cta: "Démarrer maintenant",
    link: "/services/depannage-distance",
  },
  {
    name: "Forfait entreprise",
    price: 199,
    duration: "par mois",
    description: "Un parc entretenu, un interlocuteur qui le connaît.",
    features: ["2 visites sur site par mois", "Support à distance", "Suivi des postes"],
    notIncluded: ["Matériel neuf"],
    isPopular: false,
    cta: "Nous contacter",
  },
];

/** The remote support plans: two sessions, and the home page's monthly plan. */
export const remoteSessions: readonly PricingPlan[] = [
  {
    name: "Séance de 30 min",
    price: 29,
    duration: "la séance",
    description: "Une question, un réglage, une imprimante qui boude.",
    features: ["Un problème précis", "Prise en main sous vos yeux", "Explication à la fin"],
    notIncluded: ["Déplacement sur site"],
    isPopular: false,
    cta: "Réserver 30 min",
    link: "/devis?service=depannage",
  },
  {
    name: "Séance de 1 h",
    price: 49,
    duration: "la séance",
    description: "Une panne à chercher, un nettoyage, une installation complète.",
    features: ["Une panne entière", "Prise en main sous vos yeux", "Explication à la fin"],
    notIncluded: ["Déplacement sur site"],
    isPopular: false,
    cta: "Réserver 1 h",
    link: "/devis?service=depannage",
  },
  {
    name: "Forfait mensuel",
    price: 99,
    duration: "par mois",
    description: "Une aide au bout du fil, aussi souvent qu’il le faut.",
    features: [
      "Dépannage à distance illimité",
      "Jusqu’à 3 séances d’une heure par mois",
      "Rien à transporter",
    ],
    notIncluded: ["Déplacement sur site"],
    isPopular: true,
    cta: "Demander le forfait",
    link: "/devis?service=depannage",
  },
];

/** The security plans. */
export const securityPlans: readonly PricingPlan[] = [
  {
    name: "Essentiel",
    price: 29,
    duration: "par mois",
    description: "Un ordinateur de la maison, protégé et sauvegardé.",
    features: ["Antivirus installé et suivi", "Mises à jour de sécurité", "Sauvegarde des documents"],
    notIncluded: ["Audit du réseau", "Formation"],
    isPopular: false,
    cta: "Choisir Essentiel",
    link: "/devis?service=securite",
  },
  {
    name: "Pro",
    price: 59,
    duration: "par mois",
    description: "Un indépendant ou une petite équipe qui ne peut pas s’arrêter.",
    features: [
      "Tout Essentiel",
      "Sauvegarde chiffrée et testée",
      "Pare-feu et réseau vérifiés",
      "Gestionnaire de mots de passe",
    ],
    notIncluded: ["Formation de l’équipe"],
    isPopular: true,
    cta: "Choisir Pro",
    link: "/devis?service=securite",
  },
  {
    name: "Entreprise",
    price: 199,
    duration: "par mois",
    description: "Plusieurs postes, des données de clients, des comptes à tenir.",
    features: [
      "Tout Pro",
      "Audit du parc et du réseau",
      "Plan de reprise après incident",
      "Formation de l’équipe",
    ],
    notIncluded: [],
    isPopular: false,
    cta: "Choisir Entreprise",
    link: "/devis?service=securite",
  },
];

/** The maintenance plans. */
export const maintenancePlans: readonly PricingPlan[] = [
  {
    name: "Essentiel",
    price: 49,
    duration: "par mois",
    description: "Un poste qui doit rester rapide et propre.",
    features: ["Contrôle à distance", "Mises à jour suivies", "Sauvegarde vérifiée"],
    notIncluded: ["Nettoyage matériel", "Visite sur site"],
    isPopular: false,
    cta: "Choisir Essentiel",
    link: "/devis?service=maintenance",
  },
  {
    name: "Pro",
    price: 89,
    duration: "par mois",
    description: "Un poste de travail sur lequel repose la journée.",
    features: ["Tout Essentiel", "Dépoussiérage et pâte thermique", "Test du disque et de la batterie"],
    notIncluded: ["Visite sur site"],
    isPopular: true,
    popularLabel: "Populaire",
    cta: "Choisir Pro",
    link: "/devis?service=maintenance",
  },
  {
    name: "Entreprise",
    price: 199,
    duration: "par mois",
    description: "Un parc entier, inventorié et tenu à jour.",
    features: ["Tout Pro", "Visites sur site", "Inventaire du parc", "Compte rendu écrit"],
    notIncluded: [],
    isPopular: false,
    cta: "Choisir Entreprise",
    link: "/devis?service=maintenance",
  },
];

/** The price of a visit by distance. The first line whose distance is not passed counts. */
export interface TravelFee {
  /** Up to this distance as the crow flies, in kilometres. */
  upToKm: number;
  /** In euros, tax included. Zero is free. */
  price: number;
}

/** What a visit costs besides the intervention. Empty, as the shop has published none: pages then say nothing of it. */
export const travelFees: readonly TravelFee[] = [];
