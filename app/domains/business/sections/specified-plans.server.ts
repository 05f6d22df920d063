/**
 * The lines in the plans below that promise a visit to a company. A shop that visits nobody, or private homes only,
 * leaves them out (rule settings/visits).
 */
export const visitLines: readonly string[] = ["2 visites sur site par mois", "Visites sur site"];
const atShopOrHome = "Une panne, une réparation, à l’atelier ou à domicile.";
/** The descriptions that promise a visit, and for each the text for a shop that makes none. */
export const visitDescriptions: ReadonlyMap<string, string> = new Map([
  [atShopOrHome, "Une panne, une réparation, à l’atelier."],
]);
/** The descriptions that invite people to the shop, and for each the text for a shop that receives nobody. */
export const counterDescriptions: ReadonlyMap<string, string> = new Map([
  [atShopOrHome, "Une panne, une réparation, à domicile."],
]);

/** The plans that come with the program. The prices are in euros and include tax. */
export const homePlans = [
  {
    role: "diagnosis",
    name: "Diagnostic",
    price: 29,
    duration: "par intervention",
    description:
      "Sans projet de réparation\u00a0: ce qui ne va pas et ce que coûterait la suite, noir sur blanc.",
    features: ["Examen complet de l’appareil", "Rapport écrit", "Devis de réparation"],
    notIncluded: ["Réparation", "Pièces"],
    cta: "Prendre rendez-vous",
  },
  {
    role: "intervention",
    name: "Intervention standard",
    price: 89,
    duration: "par intervention",
    description: atShopOrHome,
    features: ["Diagnostic compris", "Réparation ou dépannage", "{Garantie}"],
    notIncluded: ["Pièces détachées"],
    cta: "Choisir ce forfait",
  },
  {
    role: "support",
    name: "Support à distance",
    price: 99,
    duration: "par mois",
    description: "Une aide au bout du fil, sans se déplacer.",
    features: [
      "Dépannage à distance[ {support}]",
      "Jusqu’à 3 séances d’une heure par mois",
      "Rien à transporter",
    ],
    notIncluded: ["Déplacement sur site"],
    mark: "recommended",
    cta: "Démarrer maintenant",
  },
  {
    role: "company",
    name: "Forfait entreprise",
    price: 199,
    duration: "par mois",
    description: "Un parc entretenu, un interlocuteur qui le connaît.",
    features: ["2 visites sur site par mois", "Support à distance", "Suivi des postes"],
    notIncluded: ["Matériel neuf"],
    cta: "Nous contacter",
  },
] as const;

/** Returns the plan of a remote session. `length` is the session's duration. */
function session(
  role: "short" | "long",
  length: string,
  plan: { price: number; description: string; about: string },
) {
  const { price, description, about } = plan;
  return {
    role,
    name: `Séance de ${length}`,
    price,
    duration: "la séance",
    description,
    features: [about, "Prise en main sous vos yeux", "Explication à la fin"],
    notIncluded: ["Déplacement sur site"],
    cta: `Réserver ${length}`,
  };
}

export const remoteSessions = [
  session("short", "30\u00a0min", {
    price: 29,
    description: "Une question, un réglage, une imprimante qui boude.",
    about: "Un problème précis",
  }),
  session("long", "1\u00a0h", {
    price: 49,
    description: "Une panne à chercher, un nettoyage, une installation complète.",
    about: "Une panne entière",
  }),
];

/** The parts of one level of a monthly offer ('Essentiel', 'Pro', 'Entreprise'). */
interface Level {
  price: number;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  mark?: "recommended" | "popular";
}

/** The three monthly levels of a service. */
function levels(essential: Level, pro: Level, company: Level) {
  const named = (name: string, level: Level) => ({
    name,
    duration: "par mois",
    cta: `Choisir ${name}`,
    ...level,
  });
  return [named("Essentiel", essential), named("Pro", pro), named("Entreprise", company)];
}

export const securityPlans = levels(
  {
    price: 29,
    description: "Un ordinateur de la maison, protégé et sauvegardé.",
    features: ["Antivirus installé et suivi", "Mises à jour de sécurité", "Sauvegarde des documents"],
    notIncluded: ["Audit du réseau", "Formation"],
  },
  {
    price: 59,
    description: "Un indépendant ou une petite équipe qui ne peut pas s’arrêter.",
    features: [
      "Tout Essentiel",
      "Sauvegarde chiffrée et testée",
      "Pare-feu et réseau vérifiés",
      "Gestionnaire de mots de passe",
    ],
    notIncluded: ["Formation de l’équipe"],
    mark: "recommended",
  },
  {
    price: 199,
    description: "Plusieurs postes, des données de clients, des comptes à tenir.",
    features: [
      "Tout Pro",
      "Audit du parc et du réseau",
      "Plan de reprise après incident",
      "Formation de l’équipe",
    ],
    notIncluded: [],
  },
);

export const maintenancePlans = levels(
  {
    price: 49,
    description: "Un poste qui doit rester rapide et propre.",
    features: ["Contrôle à distance", "Mises à jour suivies", "Sauvegarde vérifiée"],
    notIncluded: ["Nettoyage matériel", "Visite sur site"],
  },
  {
    price: 89,
    description: "Un poste de travail sur lequel repose la journée.",
    features: ["Tout Essentiel", "Dépoussiérage et pâte thermique", "Test du disque et de la batterie"],
    notIncluded: ["Visite sur site"],
    mark: "popular",
  },
  {
    price: 199,
    description: "Un parc entier, inventorié et tenu à jour.",
    features: ["Tout Pro", "Visites sur site", "Inventaire du parc", "Compte rendu écrit"],
    notIncluded: [],
  },
);
