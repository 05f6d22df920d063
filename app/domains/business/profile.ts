import type { ServicePart } from "#app/domains/catalog/content/service-parts.ts";
import { useRouteLoaderData } from "react-router";
import type { Service, ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import type { ServiceDrawing } from "#app/domains/catalog/labels.ts";
import type { ServiceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { PriceList } from "#app/domains/pricing/content.ts";
import type { PriceWords } from "#app/domains/pricing/rules/price-words.ts";
import type { saleTermLabels } from "./labels/legal.ts";
import type { Closure } from "./rules/closures.ts";
import type { OpeningHours, Week } from "./rules/hours.ts";
import type { UnconfirmedFacts } from "./sections/unconfirmed.server.ts";
import type { WrittenTexts } from "./sections/written-texts.server.ts";

/** The blocks of claims (figures, certifications, testimonials…) that only the owner can check (rule pages/claims). */
export const exampleBlocks = [
  "homeFigures",
  "aboutFigures",
  "certifications",
  "zoneFigures",
  "testimonials",
  "recovery",
  "unlimitedSupport",
  "priceExamples",
  "experience",
  "story",
  "delays",
  "marks",
] as const;

export type ExampleBlock = (typeof exampleBlocks)[number];

/** Whether the owner has confirmed or hidden a block of claims. Until then, it is an example. */
export type BlockState = "example" | "confirmed" | "hidden";

/** The names of the texts that present the shop, on the home page and on /about. */
export const storyTexts = ["reassurances", "homeAboutText", "history", "missionText", "values"] as const;

export type StoryText = (typeof storyTexts)[number];

export interface Figure {
  value: string;
  label: string;
}

interface Certification {
  name: string;
  description: string;
}

interface Host {
  name: string;
  address: string;
  phone: string;
}

/** A person of the shop. `photo` is a stored picture and its largest width in pixels. */
export interface TeamMember {
  name: string;
  role: string | null;
  photo: { mediaId: string; width: number } | null;
}

/** A client's testimonial. */
export interface Testimonial {
  name: string;
  role: string;
  content: string;
  /** The number of stars, from 1 to 5; null if the client gave no rating. */
  rating: number | null;
  /** The month of the testimonial, such as '2026-03'; null for an example. */
  date: string | null;
}

/** A service that the owner has added to those of the site's specification, with the texts of its page. */
export interface OwnService {
  name: string;
  path: Service["path"];
  description: string;
  lead: string;
  points: readonly string[];
  /** One entry for each paragraph. */
  text: readonly string[];
  drawing: ServiceDrawing;
  place: "home" | "shop" | "remote";
  /** The lowest price in euros. */
  from: number | null;
}

/** The badge of a service: 'Populaire' (popular), 'Nouveau' (new), or both. */
export type ServiceMark = "popular" | "new" | "both";

/**
 * The facts about the shop that every page may show. Every page sends them to the browser, so only small ones are here.
 */
export interface SiteProfile {
  name: string;
  /** The colour of links and buttons as '#rrggbb'. Null for the colour of the style sheet. */
  accent: string | null;
  /** The year in which the shop was founded. Absent if the owner has not given it. */
  founded?: number;
  /**
   * The name as the header shows it, and the plate: one to three characters in a coloured rectangle beside the name, or
   * null.
   */
  brand: { text: string; plate: string | null };
  /**
   * A hash of everything that the icons and share images (which social networks show with a link) show. It is part of
   * their URLs, so that browsers load them again after a change (ADR 185).
   */
  look: string;
  city: string;
  department: string;
  /**
   * For example 'au Mans' (in Le Mans), 'du Mans' (of Le Mans) and 'dans la Sarthe' (in the département, an
   * administrative area).
   */
  at: string;
  of: string;
  within: string;
  phone: { display: string; international: string };
  email: string;
  /** `access` says how to come and where to park. */
  address: { street: string; postalCode: string; city: string; access: string | null; isFictitious: boolean };
  /** The coordinates of the town, not of the street, in decimal degrees. */
  coordinates: { latitude: number; longitude: number };
  openingHours: readonly OpeningHours[];
  /** The opening hours in minutes after midnight, from Monday to Sunday. */
  week: Week;
  /** For example 'Fermé le dimanche' (closed on Sundays) and 'du lundi au samedi' (Monday to Saturday). */
  closedDays: string;
  openDays: string;
  /** The public holidays and other closures of the next weeks, in order. */
  closures: readonly Closure[];
  /**
   * The closures that ended in the last weeks. A request that came shortly before such a closure is answered after it,
   * so the promised moment is computed with the closure.
   */
  closedLately: readonly Pick<Closure, "from" | "to">[];
  /** The full URLs of the social profiles. */
  social: readonly string[];
  claims: {
    /**
     * For example 'plus de 10 ans d’expérience' (over 10 years) and 'techniciens certifiés' (certified technicians).
     * Null if the owner left the field blank or hides the claim.
     */
    experience: string | null;
    technicians: string | null;
    /** For example 'garantie 30 jours' (guaranteed 30 days). Null if the shop itself gives no guarantee. */
    guarantee: string | null;
    /** For example '30 jours' (days) or '3 mois' (months). */
    guaranteeTime: string | null;
    /** On how many days a week the shop is open: 'six jours sur sept' (six days of seven). */
    week: string;
    /** How soon the shop comes or repairs, in the owner's words. Null if the owner hides the delays. */
    delay: string | null;
    /**
     * Whether forms state a delay with each choice of urgency. They do only if the shop's shortest delay is one day or
     * less.
     */
    namesUrgency: boolean;
    /** The delay in digits, for example '24–48 h'. */
    delayFigure: string | null;
    softwareDelay: string | null;
    /** For example '95 %', '24 h/24' (day and night) and 'illimité' (unlimited). Null if hidden (rule pages/claims). */
    recoveryRate: string | null;
    emergency: string | null;
    support: string | null;
    /** How soon the shop answers a quote request, as /devis promises it. */
    quoteDelay: string;
    /** How soon the shop answers a message, as all other pages promise it (rule pages/one-promise). */
    reply: string;
    /**
     * For example 'diagnostic gratuit avant intervention' (diagnosis free before a repair). `diagnosisClause` says the
     * same with a verb.
     */
    diagnosis: string;
    diagnosisClause: string;
    /** One sentence that says when the diagnosis is free (rule pages/one-promise). */
    diagnosisRule: string;
    interventionRadiusKm: number;
    /** Zones within this distance are submitted to search engines. */
    indexedRadiusKm: number;
  };
  /** How the shop differs from the services and pages in the site's specification. */
  site: {
    withdrawn: readonly ServicePath[];
    /** Whether the shop visits its customers. */
    visits: boolean;
    /** Present once the owner has saved what the shop offers. */
    isChosen?: true;
    /** Present if the shop does not work on Macs. */
    noMacs?: true;
    /** Present if the shop visits private homes only, no companies. */
    homesOnly?: true;
    /** Present if visitors do not come to the address of the shop. */
    noPremises?: true;
    /** Present if the shop never makes a visit beyond its radius. */
    neverBeyond?: true;
    own: readonly Service[];
    hidden: readonly string[];
    /** The badges of services, by path (rule settings/badges). */
    marks: Readonly<Record<string, ServiceMark>>;
  };
  blocks: Record<ExampleBlock, BlockState>;
  /** The values that replace the names of prices in texts, such as `{prix_intervention}`. */
  priceWords: PriceWords;
  /** The words 'refuser ne coûte rien' ("refusing costs nothing"). Null if the diagnosis is not free. */
  freeRefusal: string | null;
  /** The range of the shop's prices, for example '29-199 €'. Null if there are no prices. */
  priceRange: string | null;
}

/**
 * The owner's facts in the terms of sale. A term that is null or `notConcerned` is left out. The travel fees of the
 * price list replace the owner's text about travel costs.
 */
export type SaleTerms = Record<keyof typeof saleTermLabels, string | null>;

/** All facts about the business that the site uses. They stay on the server, where loaders choose what a page shows. */
export interface BusinessProfile extends SiteProfile {
  /** The contacts and facts that came with the program and that the owner has neither replaced nor confirmed. */
  invented: {
    phone: string | null;
    email: string | null;
    /** The price lists of single services, by the name of the setting. */
    prices: Readonly<Record<string, string>>;
  } & UnconfirmedFacts;
  prices: PriceList;
  /** The texts that the owner can rewrite, with names in braces. */
  texts: WrittenTexts;
  /** The texts of the shop's presentation that the owner has not changed (rule settings/story). */
  storyExamples: readonly StoryText[];
  /**
   * For the page of each service of the site's specification: the owner's texts and the parts left out. `unread` has
   * the pages that the owner has not marked as read.
   */
  servicePages: {
    texts: Readonly<Record<ServicePath, ServiceTexts>>;
    hiddenParts: Readonly<Record<ServicePath, readonly ServicePart[]>>;
    unread: readonly ServicePath[];
  };
  ownServices: readonly OwnService[];
  /**
   * Whether the text-generation service (an external machine) may write the assistant's answers from pages (rule
   * assistant/written).
   */
  assistantWrites: boolean;
  /**
   * The closures and public holidays of the next year, in order. `closures` has only the closures of the next months.
   */
  yearClosures: readonly Closure[];
  team: readonly TeamMember[];
  /** The shop's numbers. The page of a zone (a town) shows them if nobody typed numbers for that zone. */
  zoneFigures: { teamSize: number; responseTime: string; satisfactionRate: number };
  homeFigures: readonly Figure[];
  aboutFigures: readonly Figure[];
  certifications: readonly Certification[];
  testimonials: readonly Testimonial[];
  /** A null fact is shown as 'À compléter' (to be completed). A null term of sale is left out (rule pages/legal). */
  legal: {
    companyName: string | null;
    legalForm: string | null;
    shareCapital: string | null;
    siret: string | null;
    registration: string | null;
    vatNumber: string | null;
    publisher: string | null;
    host: Host | null;
    /** The company that delivers the e-mails. The privacy notice names it. */
    mailProvider: string | null;
    mediator: string | null;
    insurer: string | null;
  } & SaleTerms;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Returns the business profile of the page being rendered, for a `meta` function. */
export function profileOf(matches: Matches): SiteProfile {
  const root = matches.find((match) => match?.id === "root");
  if (!root) throw new Error("every page is inside the root");
  return (root.loaderData as { profile: SiteProfile }).profile;
}

/** Returns the business profile of the page being rendered, for a component. */
export function useProfile(): SiteProfile {
  return (useRouteLoaderData("root") as { profile: SiteProfile }).profile;
}
