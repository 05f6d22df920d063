import { wholeNumber } from "#app/lib/french/numbers.ts";
import { exampleLabels } from "../labels/examples.ts";
import { goLiveTexts } from "../labels/go-live.ts";
import { legalFieldLabels, saleTermLabels } from "../labels/legal.ts";
import type { BusinessProfile, SiteProfile } from "../profile.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { isWithdrawn } from "./site.ts";
import { listExamples } from "./examples.ts";

/** All points of one kind that are left, and where the owner settles them. */
export interface GoLiveLine {
  kind: keyof typeof goLiveTexts.kinds;
  /** '9 mentions légales à compléter'. */
  title: string;
  parts: readonly string[];
  to: string;
}

/** The list before going live: the points that must be settled first, and those that can wait. */
export interface GoLiveList {
  first: GoLiveLine[];
  later: GoLiveLine[];
}

/** The lines of the list that come from other domains. */
export interface GoLiveGaps {
  /** Zones that are far away after the shop has moved. */
  elsewhere: number;
  /** The page of zones is shown and has none. */
  isEmpty: boolean;
  /** Articles that came with the site. */
  articles: number;
  /** The site cannot send e-mail, or nobody gets an e-mail about a request. */
  lacksMail: boolean;
}

/** The line that says the specified site's address was not replaced. */
const fictitiousAddress = "Adresse de l’atelier (adresse fictive)";

type LegalField = keyof BusinessProfile["legal"];

/** The legal fields that only plans paid by the month or the year need. */
const subscriptionFields: readonly LegalField[] = ["renewal", "cancellation"];

/** Returns the French labels of the legal fields still empty (rule pages/legal), in the order of the legal pages. */
export function listMissingLegalFields(profile: BusinessProfile): string[] {
  const missing = (Object.entries(legalFieldLabels) as [LegalField, string][])
    .filter(([field]) => profile.legal[field] === null)
    .filter(([field]) => profile.priceWords.abonnements !== null || !subscriptionFields.includes(field))
    .map(([, label]) => label);
  return profile.address.isFictitious ? [fictitiousAddress, ...missing] : missing;
}

/**
 * Returns the telephone and the e-mail of the specified site that the owner has not replaced, because nobody answers
 * there.
 */
export function listInventedContacts({ invented: { phone, email } }: BusinessProfile): string[] {
  return [...(phone ? [`Téléphone\u00a0: ${phone}`] : []), ...(email ? [`E-mail\u00a0: ${email}`] : [])];
}

/** Returns the line of the list before going live that counts the zones beyond the radius in another département. Null for none. */
export function zonesElsewhereText({ claims, of }: SiteProfile, count: number): string | null {
  if (count === 0) return null;
  const zones = count > 1 ? `${count}\u00a0zones` : "1\u00a0zone";
  return `${zones} à plus de ${claims.interventionRadiusKm}\u00a0km ${of}, dans un autre département`;
}

/**
 * The labels that the pages leave out while they are empty. Every other empty legal field is shown as 'À compléter',
 * and cannot wait.
 */
const termLabels: readonly string[] = Object.values(saleTermLabels);

/** Returns what is left before going live, one line for each kind (rule settings/go-live). Nothing that is settled is on it. */
export function goLiveList(profile: BusinessProfile, gaps: GoLiveGaps): GoLiveList {
  const missing = listMissingLegalFields(profile);
  const legal = missing.filter((label) => label !== fictitiousAddress);
  const contacts = [
    ...listInventedContacts(profile),
    ...missing.filter((label) => label === fictitiousAddress),
  ];
  // A block of prices is settled in the section of prices.
  const priced = exampleLabels.priceExamples;
  const badges = exampleLabels.marks;
  const examples = listExamples(profile);
  const zones = zonesElsewhereText(profile, gaps.elsewhere);
  return {
    first: lines({
      mail: gaps.lacksMail ? [""] : [],
      contacts,
      claims: examples.filter((label) => label !== priced && label !== badges),
      marks: examples.filter((label) => label === badges),
      pages: unreadPages(profile),
      prices: [...examples.filter((label) => label === priced), ...profile.invented.prices],
      notice: legal.filter((label) => !termLabels.includes(label)),
      zones: zones ? [zones] : [],
      noZones: gaps.isEmpty ? [goLiveTexts.communes] : [],
      articles: Array.from({ length: gaps.articles }, () => ""),
    }),
    later: lines({
      terms: legal.filter((label) => termLabels.includes(label)),
    }),
  };
}

/** Returns the names of the offered services whose page nobody has read. */
function unreadPages({ servicePages, site }: BusinessProfile): string[] {
  return services
    .filter(({ path }) => servicePages.unread.includes(path) && !isWithdrawn({ site }, path))
    .map(({ name }) => name);
}

const noGaps = { elsewhere: 0, isEmpty: false, articles: 0 };

/**
 * Returns for each section of the settings the number of urgent points on the list. The menu shows the same numbers.
 */
export function waitingBySection(
  profile: BusinessProfile,
  { lacksMail }: Pick<GoLiveGaps, "lacksMail">,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { to, parts, kind } of goLiveList(profile, { ...noGaps, lacksMail }).first) {
    const section = /^\/admin\/settings\/(\w+)/.exec(to)?.[1];
    if (section) counts[section] = (counts[section] ?? 0) + (kind === "mail" ? 1 : parts.length);
  }
  return counts;
}

function lines(found: Partial<Record<GoLiveLine["kind"], readonly string[]>>): GoLiveLine[] {
  return (Object.entries(found) as [GoLiveLine["kind"], readonly string[]][])
    .filter(([, parts]) => parts.length > 0)
    .map(([kind, parts]) => {
      const { one, several, to } = goLiveTexts.kinds[kind];
      const title = parts.length > 1 ? several.replace("{n}", wholeNumber(parts.length)) : one;
      return { kind, title, parts: parts.filter(Boolean), to };
    });
}
