import { wholeNumber } from "#app/lib/french/numbers.ts";
import type { SitemapOutcome } from "./rules.ts";

export const sitemapLabels = {
  title: "Plan du site (sitemap)",
  text: "Toujours à jour pour les moteurs de recherche. Régénérez-le après un import, pour vérifier qu’il répond.",
  act: "Régénérer le sitemap",
  acting: "Régénération...",
} as const;

/** Returns the dashboard's text for the result of the action. */
export function sitemapOutcomeText(outcome: SitemapOutcome): string {
  if (outcome.outcome === "failed") return `Erreur lors de la génération du sitemap\u00a0: ${outcome.error}.`;
  return `Sitemap généré\u00a0: ${wholeNumber(outcome.count)} adresses.`;
}
