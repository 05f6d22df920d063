import type { Illustration } from "../rules/featured-image.ts";

/**
 * An article of a new installation. Its texts have ordinary spaces. When the program stores the article, it makes the
 * spaces beside « ? ! : ; » non-breaking, as French typography asks.
 */
export interface StarterArticle {
  title: string;
  slug: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  image: Illustration;
  imageAlt: string;
  /** Slugs of `starterCategories`. */
  categories: readonly string[];
  content: string;
}

export const starterCategories: readonly { name: string; slug: string; description: string }[] = [
  {
    name: "Entretien",
    slug: "entretien",
    description: "Garder un ordinateur rapide et en bonne santé, sans y passer ses soirées.",
  },
  {
    name: "Récupération de données",
    slug: "recuperation-de-donnees",
    description: "Reconnaître un disque qui lâche et ne rien faire qui aggrave la perte.",
  },
  {
    name: "Réseau et Wi-Fi",
    slug: "reseau-et-wi-fi",
    description: "Une connexion qui va jusqu’au fond de la maison, et qui tient.",
  },
  {
    name: "Sauvegarde",
    slug: "sauvegarde",
    description: "Garder ses photos et ses documents quoi qu’il arrive à l’ordinateur.",
  },
  {
    name: "Sécurité",
    slug: "securite",
    description: "Arnaques, mots de passe, mises à jour : les réflexes qui suffisent presque toujours.",
  },
];
