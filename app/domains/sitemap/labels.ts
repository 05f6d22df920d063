import { wholeNumber } from "#app/lib/french/numbers.ts";

export const sitemapLabels = {
  title: "Plan du site (sitemap)",
  text: "Toujours à jour pour les moteurs de recherche. Régénérez-le après un import, pour vérifier qu’il répond.",
  act: "Régénérer le sitemap",
  acting: "Régénération...",
} as const;

export const regenerationFailed =
  "Erreur lors de la génération du sitemap\u00a0: la base de données n’a pas répondu.";

/** Returns the dashboard's text for the number of URLs. */
export function regeneratedText(count: number): string {
  return `Sitemap généré\u00a0: ${wholeNumber(count)} adresses.`;
}
