import { wholeNumber } from "#app/lib/french/numbers.ts";
import { exampleLabels } from "../labels/examples.ts";
import { goLiveTexts } from "../labels/go-live.ts";
import { legalFieldLabels, saleTermLabels } from "../labels/legal.ts";
import type { BusinessProfile, SiteProfile } from "../profile.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { isShown } from "./shown.ts";
import { isWithdrawn } from "./site.ts";
import { listExamples } from "./examples.ts";

/** All open points of one kind, and the path where the owner deals with them. */
export interface GoLiveLine {
  kind: keyof typeof goLiveTexts.kinds;
  /** For example '9 mentions légales à compléter' (9 legal facts to complete). */
  title: string;
  parts: readonly string[];
  to: string;
}

/** The go-live checklist: the points to deal with first, and those that can wait. */
export interface GoLiveList {
  first: GoLiveLine[];
  later: GoLiveLine[];
}

/** The facts for the checklist that come from other parts of the program. */
export interface GoLiveGaps {
  /** The number of zones (towns in the shop's list) that are far from the shop since it moved. */
  elsewhere: number;
  /** Whether the site shows the page of zones although it has no zone. */
  isEmpty: boolean;
  /** The number of articles that came with the program and that nobody has reviewed. */
  articles: number;
  /** The number of ready answers (the assistant's answers that came with the program) that the owner has not read. */
  answers: number;
  /** Whether the site cannot send e-mail, or nobody gets an e-mail about a request. */
  lacksMail: boolean;
}

/** The line for an address that is still the fictitious one that came with the program. */
const fictitiousAddress = "Adresse de l’atelier (adresse fictive)";

type LegalField = keyof BusinessProfile["legal"];

/** The legal fields that only plans paid by the month or by the year need. */
const subscriptionFields: readonly LegalField[] = ["renewal", "cancellation"];

/** Returns the labels of the legal fields that are still empty (rule pages/legal), in the order of the pages. */
export function listMissingLegalFields(profile: BusinessProfile): string[] {
  const missing = (Object.entries(legalFieldLabels) as [LegalField, string][])
    .filter(([field]) => profile.legal[field] === null)
    .filter(([field]) => profile.priceWords.abonnements !== null || !subscriptionFields.includes(field))
    .map(([, label]) => label);
  return profile.address.isFictitious ? [fictitiousAddress, ...missing] : missing;
}

/** Returns those of the program's own telephone number and e-mail address that the owner has not replaced yet. */
export function listInventedContacts({ invented: { phone, email } }: BusinessProfile): string[] {
  return [...(phone ? [`Téléphone\u00a0: ${phone}`] : []), ...(email ? [`E-mail\u00a0: ${email}`] : [])];
}

/** Returns the checklist's line on zones that are too far away, in another département (area). Null for none. */
export function zonesElsewhereText({ claims, of }: SiteProfile, count: number): string | null {
  if (count === 0) return null;
  const zones = count > 1 ? `${count}\u00a0zones` : "1\u00a0zone";
  return `${zones} à plus de ${claims.interventionRadiusKm}\u00a0km ${of}, dans un autre département`;
}

/**
 * The labels of the terms of sale. The owner can fill in these terms later, because a page leaves out an empty term.
 * Any other empty legal field is shown as 'À compléter' (to be completed).
 */
const termLabels: readonly string[] = Object.values(saleTermLabels);

/** Returns what is left to do before going live, one line for each kind of point (rule settings/go-live). */
export function goLiveList(profile: BusinessProfile, gaps: GoLiveGaps): GoLiveList {
  const missing = listMissingLegalFields(profile);
  const legal = missing.filter((label) => label !== fictitiousAddress);
  const contacts = [
    ...listInventedContacts(profile),
    ...missing.filter((label) => label === fictitiousAddress),
  ];
  // The owner confirms the price examples in the section of prices, not in that of claims.
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
      answers: Array.from({ length: gaps.answers }, () => ""),
      prices: [...examples.filter((label) => label === priced), ...Object.values(profile.invented.prices)],
      notice: legal.filter((label) => !termLabels.includes(label)),
      zones: zones ? [zones] : [],
      noZones: gaps.isEmpty ? [goLiveTexts.communes] : [],
      articles: isShown(profile, "/blog") ? Array.from({ length: gaps.articles }, () => "") : [],
    }),
    later: lines({
      terms: legal.filter((label) => termLabels.includes(label)),
    }),
  };
}

/** Returns the names of the offered services whose page the owner has not marked as read. */
function unreadPages({ servicePages, site }: BusinessProfile): string[] {
  return services
    .filter(({ path }) => servicePages.unread.includes(path) && !isWithdrawn({ site }, path))
    .map(({ name }) => name);
}

const noGaps = { elsewhere: 0, isEmpty: false, articles: 0, answers: 0 };

/** Returns for each section of the settings its number of urgent points. The menu of the settings shows it. */
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
