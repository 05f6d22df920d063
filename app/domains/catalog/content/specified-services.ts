import type { ServiceChoice } from "../labels.ts";

/** A service in the menus (rule pages/highlights). */
export interface Service {
  name: string;
  path: `/services/${string}`;
  description: string;
  highlight: boolean;
  /**
   * The option that the forms preselect for a visitor who comes from this service's page (rule forms/service-choices).
   */
  choice: ServiceChoice;
  /**
   * The list on the card of a service that the owner added. Absent for the specified services, whose cards have their
   * own texts (services/content/cards.ts).
   */
  features?: readonly string[];
}

/** The nine services of the site's specification, in the order of the menus. */
export const services = [
  {
    name: "Dépannage à distance",
    path: "/services/depannage-distance",
    description: "On prend la main, vous regardez.",
    highlight: true,
    choice: "distance",
  },
  {
    name: "Réparation matérielle",
    path: "/services/reparation-materielle",
    description: "Écran, batterie, charnière, carte mère.",
    highlight: true,
    choice: "reparation",
  },
  {
    name: "Dépannage logiciel",
    path: "/services/depannage-logiciel",
    description: "Lenteurs, écran bleu, virus.",
    highlight: false,
    choice: "depannage",
  },
  {
    name: "Configuration réseau",
    path: "/services/configuration-reseau",
    description: "Wi-Fi, câblage, partage de fichiers.",
    highlight: false,
    choice: "reseau",
  },
  {
    name: "Maintenance préventive",
    path: "/services/maintenance-preventive",
    description: "Dépoussiérer, vérifier, sauvegarder.",
    highlight: false,
    choice: "maintenance",
  },
  {
    name: "Récupération de données",
    path: "/services/recuperation-donnees",
    description: "Disques, SSD, clés et cartes.",
    highlight: false,
    choice: "recuperation",
  },
  {
    name: "Sécurité informatique",
    path: "/services/securite-informatique",
    description: "Antivirus, sauvegardes, mots de passe.",
    highlight: false,
    choice: "securite",
  },
  {
    name: "Mise à niveau",
    path: "/services/mise-a-niveau",
    description: "SSD, mémoire, carte graphique.",
    highlight: false,
    choice: "upgrade",
  },
  {
    name: "Configuration périphériques",
    path: "/services/configuration-peripheriques",
    description: "Imprimante, scanner, double écran.",
    highlight: false,
    choice: "peripheriques",
  },
] as const satisfies readonly Service[];

export type ServicePath = (typeof services)[number]["path"];

/** The last part of a service's path, such as 'mise-a-niveau'. */
export type ServiceSlug = SlugOf<ServicePath>;

type SlugOf<Path> = Path extends `/services/${infer Slug}` ? Slug : never;
