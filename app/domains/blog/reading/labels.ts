import { wholeNumber } from "#app/lib/french/numbers.ts";

/** The texts of the blog. Those that the site's specification gives stay exactly as it gives them. */
export const blogLabels = {
  title: "Blog",
  heroTitle: "Les conseils de l’atelier",
  heroLead:
    "Ce que nous expliquons au comptoir\u00a0: comprendre une panne, l’éviter, et savoir quand la réparation en vaut la peine.",
  featured: "Article à la une",
  search: "Rechercher dans le blog",
  searchPlaceholder: "imprimante, virus, SSD…",
  searchNow: "Rechercher",
  category: "Catégorie",
  everyCategory: "Toutes les catégories",
  readOn: "Lire la suite",
  shipped: "Article d’exemple, à confirmer par l’atelier.",
  empty: "Aucun article ne correspond à votre recherche.",
  loading: "Chargement de l'article...",
  similar: "Articles similaires",
  popular: "Articles populaires",
  categories: "Catégories",
  contents: "Dans cet article",
  needHelp: "Besoin d'aide ?",
  needHelpText: "Décrivez ce que vous voyez\u00a0: nous vous dirons si la réparation en vaut la peine.",
  contact: "Nous contacter",
  share: "Partager",
  previous: "Article précédent",
  next: "Article suivant",
  notFoundTitle: "Article non trouvé",
  notFoundText: "L'article que vous recherchez n'existe pas ou a été supprimé.",
  backToBlog: "Retour au blog",
  categoryNotFoundTitle: "Catégorie non trouvée",
  categoryNotFoundText: "La catégorie que vous recherchez n’existe pas ou n’existe plus.",
} as const;

/** Returns a text such as '1 article trouvé' or '1 200 articles trouvés' (articles found). */
export function foundPosts(count: number): string {
  return count > 1 ? `${wholeNumber(count)} articles trouvés` : `${count} article trouvé`;
}

/** Returns a text such as '4 min de lecture' (4 min read). */
export function readingTime(minutes: number): string {
  return `${minutes}\u00a0min de lecture`;
}

interface Listed {
  category: { name: string; description: string } | null;
  search: string;
  /** The page number, from 1. */
  page: number;
}

/** Returns the title of the list, of one of its pages, of a category or of a search. */
export function blogTitle({ category, search, page }: Listed): string {
  const subject = search
    ? `Recherche «\u00a0${search}\u00a0»`
    : category
      ? `${category.name}\u00a0: nos articles`
      : "Blog\u00a0: les conseils de l’atelier";
  const place = search && category ? `${subject} dans ${category.name}` : subject;
  return page > 1 ? `${place}, page ${page}` : place;
}

/** Returns the meta description of the list, a category or a search. `summary` says what the whole blog is about. */
export function blogDescription({ category, search, page, summary }: Listed & { summary: string }): string {
  const subject = search
    ? `Les articles du blog qui parlent de «\u00a0${search}\u00a0».`
    : category
      ? `${category.name}\u00a0: ${category.description || "nos articles et conseils, par l’atelier."}`
      : summary;
  return page > 1 ? `Page ${page}. ${subject}` : subject;
}
