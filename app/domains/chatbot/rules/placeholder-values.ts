import type { BusinessProfile, SiteProfile } from "#app/domains/business/profile.ts";
import { notConcerned } from "#app/domains/business/labels/legal.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import {
  isMacServed,
  isReceiving,
  isRemoteOffered,
  isVisiting,
  isWithdrawn,
  listServices,
} from "#app/domains/business/rules/site.ts";
import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { partsRule } from "#app/domains/pricing/content.ts";
import { priceListWords } from "#app/domains/pricing/rules/price-list.ts";
import { homesOnlyText, noVisitText } from "../content/zone-texts.ts";
import { noGuaranteeText, noMacsText, priceTexts } from "../labels.ts";
import type { Placeholder } from "./placeholders.ts";
import { shopFacts } from "./shop-facts.ts";

/**
 * Names in braces that are conditions: {si_logiciel} means "if the shop offers software help". Its sentence is given
 * only if this is true (rule assistant/true-anywhere). The name itself is replaced by nothing.
 */
const conditions = {
  si_logiciel: "/services/depannage-logiciel",
  si_materiel: "/services/reparation-materielle",
  si_reseau: "/services/configuration-reseau",
  si_recuperation: "/services/recuperation-donnees",
  si_mise_a_niveau: "/services/mise-a-niveau",
  si_peripheriques: "/services/configuration-peripheriques",
  si_distance: "/services/depannage-distance",
  si_securite: "/services/securite-informatique",
  si_maintenance: "/services/maintenance-preventive",
} as const satisfies Record<string, ServicePath>;

/**
 * The facts that fill the names in braces. Those that only the server has are optional, because browsers also call
 * these functions.
 */
export type Shop = SiteProfile & Partial<Pick<BusinessProfile, "prices" | "legal" | "team" | "ownServices">>;

/** Returns the value of each name in braces, or null for one that the shop does not have. */
export function placeholderValues(profile: Shop): Record<Placeholder, string | null> {
  const words = businessWords(profile);
  return {
    ...words,
    ...(profile.prices ? priceListWords(profile.prices) : { forfaits: null, exemples_prix: null }),
    services: listServices(profile)
      .map(({ name }) => name.toLowerCase())
      .join(", "),
    sans_garantie: profile.claims.guarantee === null ? noGuaranteeText : null,
    sans_forfait:
      profile.priceWords.abonnements === null
        ? `${priceTexts.noMonthly}\n${priceTexts.more("/#tarifs")}`
        : null,
    acces: isReceiving(profile) ? profile.address.access : null,
    moyens_paiement: termOf(profile.legal?.paymentMeans),
    acompte: termOf(profile.legal?.deposit),
    regle_pieces: profile.prices ? partsText(profile.prices) : null,
    au_dela: profile.site.neverBeyond ? "pas au-delà" : "selon la panne et la distance",
    sans_visite: isVisiting(profile) ? null : noVisitText(isRemoteOffered(profile)),
    particuliers_seuls: profile.site.homesOnly ? homesOnlyText(isRemoteOffered(profile)) : null,
    sans_mac: isMacServed(profile) ? null : fillText(noMacsText, words),
    si_visites: isVisiting(profile) ? "" : null,
    ...shopFacts(profile, words),
    ...conditionValues(profile),
  };
}

/** Returns the service that a condition in a text asks for and the shop no longer offers, or null. */
export function withdrawnServiceOf(text: string, profile: SiteProfile): ServicePath | null {
  const asked = Object.entries(conditions).find(
    ([name, path]) => text.includes(`{${name}}`) && isWithdrawn(profile, path),
  );
  return asked?.[1] ?? null;
}

/** Returns the values of the conditions: '' for one that is true of the shop, null for any other. */
function conditionValues(profile: Shop): Record<keyof typeof conditions, "" | null> {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, path]) => [name, isWithdrawn(profile, path) ? null : ""]),
  ) as Record<keyof typeof conditions, "" | null>;
}

/**
 * Returns a term of sale without its full stop. Returns null if the owner left it empty or says that it does not apply.
 */
function termOf(term: string | null | undefined): string | null {
  return !term || term === notConcerned ? null : term.replace(/\.$/, "");
}

/**
 * Returns the sentence that says whether the prices include parts (rule prices/parts), or null if there is no price.
 */
function partsText({ home, examples }: BusinessProfile["prices"]): string | null {
  if (home.length === 0) return examples.length > 0 ? partsRule.ofExample : null;
  return examples.length > 0 ? partsRule.sentence : partsRule.ofPlans;
}
