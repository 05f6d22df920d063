import { services } from "#app/domains/catalog/content/specified-services.ts";
import { pageName } from "./figures.ts";

/** The French titles of pages whose path is in English or has no accents, so that no good title can be made from it. */
const pages = {
  "/services": "Nos services",
  "/locations": "Zones d’intervention",
  "/about": "À propos",
  "/join": "Devenir technicien partenaire",
  "/devis": "Demander un devis",
  "/newsletter": "Lettre d’information",
  "/mentions-legales": "Mentions légales",
  "/confidentialite": "Confidentialité",
  "/conditions-de-vente": "Conditions de vente",
  "/retractation": "Rétractation",
  "/garanties-legales": "Garanties légales",
  "/reparer-ou-remplacer": "Réparer ou remplacer",
};

const titles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(pages),
  ...services.map(({ path, name }) => [path, name] as const),
]);

/**
 * Returns the name of a page (rule visits/top-pages): its title if it is known, otherwise a readable form of its path.
 * `stored` has the titles of articles and zones (towns where the shop works), by path.
 */
export function pageTitle(path: string, stored: Readonly<Record<string, string>> = {}): string {
  const known = Object.hasOwn(stored, path) ? stored[path] : titles.get(path);
  return known ?? pageName(path);
}
