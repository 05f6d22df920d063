import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import { capitalized } from "#app/lib/french/capitals.ts";

/**
 * The subjects that describe the blog. `category` is the category of the articles on the subject. `about` is the page
 * of the service that the subject belongs to, or null.
 */
const subjects = [
  { name: "disque qui claque", category: "recuperation-de-donnees", about: "/services/recuperation-donnees" },
  { name: "ordinateur lent", category: "entretien", about: null },
  { name: "sauvegarde", category: "sauvegarde", about: null },
  { name: "Wi-Fi", category: "reseau-et-wi-fi", about: "/services/configuration-reseau" },
  { name: "arnaques", category: "securite", about: "/services/securite-informatique" },
] as const;

/**
 * Returns the subjects of the blog's articles as one sentence, without the subjects of services that the shop no longer
 * offers (rule blog/subjects).
 */
export function blogSummary(
  categories: readonly { slug: string; count: number }[],
  profile: Pick<SiteProfile, "site">,
): string {
  const written = new Set(categories.flatMap(({ slug, count }) => (count > 0 ? [slug] : [])));
  const said = subjects
    .filter(({ category, about }) => written.has(category) && !(about && isWithdrawn(profile, about)))
    .map(({ name }) => name);
  const gestures = "les gestes simples que nous conseillons à l’établi, avant de penser réparation.";
  return capitalized([said.join(", "), gestures].filter(Boolean).join("\u00a0: "));
}
