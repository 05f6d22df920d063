import { services } from "#app/domains/catalog/content/specified-services.ts";
import { pageName } from "./figures.ts";

/** Titles for the pages whose path is in English or lacks its accents. */
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
 * Returns the name of a page: its own title (`stored` has those of articles and zones, which are towns), or else a
 * readable form of its path (rule visits/top-pages).
 */
export function pageTitle(path: string, stored: Readonly<Record<string, string>> = {}): string {
  const known = Object.hasOwn(stored, path) ? stored[path] : titles.get(path);
  return known ?? pageName(path);
}
