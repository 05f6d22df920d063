import type { ServiceChoice } from "../labels.ts";

/** A service as the menus name it (rule pages/highlights). */
export interface Service {
  name: string;
  path: `/services/${string}`;
  description: string;
  isNew: boolean;
  highlight: boolean;
  /** The option the forms preselect for a visitor from this service's page (rule forms/service-choices). */
  choice: ServiceChoice;
}

/** A service's card on the home page. */
export interface ServiceCard {
  title: string;
  description: string;
  features: readonly string[];
  link: Service["path"];
  popular: boolean;
}

export const services = [
  {
    name: "Dépannage à distance",
    path: "/services/depannage-distance",
    description: "On prend la main, vous regardez.",
    isNew: true,
    highlight: true,
    choice: "depannage",
  },
  {
    name: "Réparation matérielle",
    path: "/services/reparation-materielle",
    description: "Écran, batterie, charnière, carte mère.",
    isNew: false,
    highlight: true,
    choice: "reparation",
  },
  {
    name: "Dépannage logiciel",
    path: "/services/depannage-logiciel",
    description: "Lenteurs, écran bleu, virus : sous 24 h.",
    isNew: false,
    highlight: false,
    choice: "depannage",
  },
  {
    name: "Configuration réseau",
    path: "/services/configuration-reseau",
    description: "Wi-Fi, câblage, partage de fichiers.",
    isNew: false,
    highlight: false,
    choice: "reseau",
  },
  {
    name: "Maintenance préventive",
    path: "/services/maintenance-preventive",
    description: "Dépoussiérer, vérifier, sauvegarder.",
    isNew: false,
    highlight: false,
    choice: "maintenance",
  },
  {
    name: "Récupération de données",
    path: "/services/recuperation-donnees",
    description: "Disques, SSD, clés et cartes.",
    isNew: false,
    highlight: false,
    choice: "recuperation",
  },
  {
    name: "Sécurité informatique",
    path: "/services/securite-informatique",
    description: "Antivirus, sauvegardes, mots de passe.",
    isNew: false,
    highlight: false,
    choice: "securite",
  },
  {
    name: "Mise à niveau",
    path: "/services/mise-a-niveau",
    description: "SSD, mémoire, carte graphique.",
    isNew: false,
    highlight: false,
    choice: "upgrade",
  },
  {
    name: "Configuration périphériques",
    path: "/services/configuration-peripheriques",
    description: "Imprimante, scanner, double écran.",
    isNew: false,
    highlight: false,
    choice: "peripheriques",
  },
] as const satisfies readonly Service[];

export type ServicePath = (typeof services)[number]["path"];

/** The cards in the order of the home page. Each row starts with a popular service. */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: "Réparation matérielle",
    description: "Écran cassé, charnière, batterie, connecteur de charge : réparé pièce par pièce.",
    features: ["PC portables et fixes, Mac", "Prix annoncé avant de réparer", "{Garantie}"],
    link: "/services/reparation-materielle",
    popular: true,
  },
  {
    title: "Dépannage logiciel",
    description: "Lenteurs, écran bleu, mise à jour bloquée, virus.",
    features: ["Windows et macOS", "Virus et logiciels espions", "Intervention sous 24 h"],
    link: "/services/depannage-logiciel",
    popular: false,
  },
  {
    title: "Configuration réseau",
    description: "Un Wi-Fi qui atteint toutes les pièces, un partage qui tient.",
    features: ["Box, routeur, switch", "Câblage RJ45", "Partage de fichiers"],
    link: "/services/configuration-reseau",
    popular: false,
  },
  {
    title: "Dépannage à distance",
    description:
      "Nous prenons la main, vous regardez. La plupart des pannes logicielles se règlent en une séance.",
    features: ["Séance de 30 min ou 1 h", "Vous gardez la main à tout moment"],
    link: "/services/depannage-distance",
    popular: true,
  },
  {
    title: "Sécurité informatique",
    description: "Antivirus, sauvegarde, mots de passe : l’essentiel, bien réglé.",
    features: ["Audit du poste", "Sauvegarde chiffrée", "Formules dès 29 € par mois"],
    link: "/services/securite-informatique",
    popular: false,
  },
  {
    title: "Mise à niveau",
    description: "Un SSD et de la mémoire redonnent des années à un ordinateur lent.",
    features: ["SSD, mémoire, carte graphique", "Données conservées", "Ancien disque rendu"],
    link: "/services/mise-a-niveau",
    popular: false,
  },
  {
    title: "Récupération de données",
    description:
      "Disque qui claque, clé USB muette, fichiers effacés : une copie d’abord, jamais l’original.",
    features: ["Disques, SSD, clés, cartes", "Diagnostic gratuit, sans forcer"],
    link: "/services/recuperation-donnees",
    popular: true,
  },
  {
    title: "Configuration périphériques",
    description: "Imprimante, scanner, double écran, casque : branchés et réglés.",
    features: ["À domicile ou au bureau", "Pilotes à jour", "Essai avec vous"],
    link: "/services/configuration-peripheriques",
    popular: false,
  },
  {
    title: "Maintenance préventive",
    description: "Dépoussiérer, vérifier, sauvegarder avant que ça casse.",
    features: ["Nettoyage et contrôle", "Compte rendu clair", "Formules dès 49 € par mois"],
    link: "/services/maintenance-preventive",
    popular: false,
  },
];
