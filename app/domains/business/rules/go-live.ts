import { wholeNumber } from "#app/lib/french/numbers.ts";
import { exampleTexts, goLiveTexts, legalFieldLabels, publisherFields } from "../labels.ts";
import type { BusinessProfile } from "../profile.ts";
import {
  fictitiousAddress,
  listExamples,
  listInventedContacts,
  listMissingLegalFields,
  zonesElsewhereText,
} from "../rules.ts";

/** Everything of one kind that is left, and where the owner settles it. */
export interface GoLiveLine {
  kind: keyof typeof goLiveTexts.kinds;
  /** '9 mentions légales obligatoires'. */
  title: string;
  parts: readonly string[];
  to: string;
}

/** The list before going live: what the site must not go live with, and what may wait. */
export interface GoLiveList {
  first: GoLiveLine[];
  later: GoLiveLine[];
}

/** What other domains have to say on the list. */
export interface GoLiveGaps {
  /** Zones that a moved shop left behind. */
  elsewhere: number;
  /** The page of zones is shown and has none. */
  isEmpty: boolean;
  /** Articles that came with the site. */
  articles: number;
}

/** What the law asks of the legal notice itself. The rest says how a shop sells, and may wait. */
const noticeFields = [...publisherFields, "publisher", "host", "mediator"] as const;
const noticeLabels: readonly string[] = noticeFields.map((field) => legalFieldLabels[field]);

/** Returns what is left before going live, one line for each kind (rule settings/go-live). Nothing that is settled is on it. */
export function goLiveList(profile: BusinessProfile, gaps: GoLiveGaps): GoLiveList {
  const missing = listMissingLegalFields(profile);
  const legal = missing.filter((label) => label !== fictitiousAddress);
  const contacts = [
    ...listInventedContacts(profile),
    ...missing.filter((label) => label === fictitiousAddress),
  ];
  // A block of prices is settled where the other prices are.
  const priced = exampleTexts.priceExamples.label;
  const examples = listExamples(profile);
  const zones = zonesElsewhereText(profile, gaps.elsewhere);
  return {
    first: lines({
      contacts,
      claims: examples.filter((label) => label !== priced),
      prices: [...examples.filter((label) => label === priced), ...profile.invented.prices],
      notice: legal.filter((label) => noticeLabels.includes(label)),
      zones: zones ? [zones] : [],
      noZones: gaps.isEmpty ? [goLiveTexts.communes] : [],
    }),
    later: lines({
      terms: legal.filter((label) => !noticeLabels.includes(label)),
      articles: Array.from({ length: gaps.articles }, () => ""),
    }),
  };
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
