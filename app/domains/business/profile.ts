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
import type { WrittenTexts } from "./sections/written-texts.server.ts";

/** The blocks of claims only the owner can know (rule pages/claims). */
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

/** A block is shown as an example until the owner confirms or hides it. */
export type BlockState = "example" | "confirmed" | "hidden";

/** The texts of the shop's presentation, on the home page and on /about. */
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
  /** 1 to 5, null without a note. */
  rating: number | null;
  /** ISO month, null for an example. */
  date: string | null;
}

/** A service the owner has added, with the texts of its page. */
export interface OwnService {
  name: string;
  path: Service["path"];
  description: string;
  lead: string;
  points: readonly string[];
  /** By paragraph. */
  text: readonly string[];
  drawing: ServiceDrawing;
  place: "home" | "shop" | "remote";
  /** The lowest price in euros. */
  from: number | null;
}

/** 'Populaire', 'Nouveau', or both. */
export type ServiceMark = "popular" | "new" | "both";

/**
 * The facts about the business that every page may show. The root loader sends them to the browser, so they are kept
 * few.
 */
export interface SiteProfile {
  name: string;
  /** The accent colour. Null for the style sheet's own. */
  accent: string | null;
  /** The name as the header writes it, and its plate. */
  brand: { text: string; plate: string | null };
  /** Part of the URLs of icons and share images. Changes with everything that is drawn on them (ADR 185). */
  look: string;
  city: string;
  department: string;
  /** 'au Mans', 'du Mans', 'dans la Sarthe'. */
  at: string;
  of: string;
  within: string;
  phone: { display: string; international: string };
  email: string;
  /** `access` says how to come and park. */
  address: { street: string; postalCode: string; city: string; access: string | null; isFictitious: boolean };
  /** Decimal degrees of the town, not of a street. */
  coordinates: { latitude: number; longitude: number };
  openingHours: readonly OpeningHours[];
  /** The same hours in minutes, Monday to Sunday. */
  week: Week;
  /** 'Fermé le dimanche', 'du lundi au samedi'. */
  closedDays: string;
  openDays: string;
  /** Holidays and one-off closures of the next weeks, in order. */
  closures: readonly Closure[];
  /** The closures of the last weeks. Delays promised before them were computed with them. */
  closedLately: readonly Pick<Closure, "from" | "to">[];
  /** Social profiles, as full addresses. */
  social: readonly string[];
  claims: {
    /** Null if the owner left it blank. */
    experience: string | null;
    technicians: string | null;
    /** 'garantie 30 jours'. Null if the shop gives no guarantee of its own. */
    guarantee: string | null;
    /** '30 jours', '3 mois'. */
    guaranteeTime: string | null;
    week: string;
    /** Null if the owner hides the delays. */
    delay: string | null;
    /** '24–48 h', as a figure. */
    delayFigure: string | null;
    softwareDelay: string | null;
    /** '95 %', '24 h/24', 'illimité'. Null if the owner hides them (rule pages/claims). */
    recoveryRate: string | null;
    emergency: string | null;
    support: string | null;
    /** The answer time /devis promises. */
    quoteDelay: string;
    /** The answer time everywhere else (rule pages/one-promise). */
    reply: string;
    /** 'diagnostic gratuit avant intervention', 'le diagnostic est gratuit avant une intervention'. */
    diagnosis: string;
    diagnosisClause: string;
    /** When the diagnosis is free, in one sentence (rule pages/one-promise). */
    diagnosisRule: string;
    interventionRadiusKm: number;
    /** Search engines get the zones this near. */
    indexedRadiusKm: number;
  };
  /** The differences from the nine specified services and the specified pages. */
  site: {
    withdrawn: readonly ServicePath[];
    /** Whether the shop visits its customers. */
    visits: boolean;
    own: readonly Service[];
    hidden: readonly string[];
    /** The badges of services, by address (rule settings/badges). */
    marks: Readonly<Record<string, ServiceMark>>;
  };
  blocks: Record<ExampleBlock, BlockState>;
  /** The prices that texts name in braces. */
  priceWords: PriceWords;
  /** 'refuser ne coûte rien'. Null where the diagnosis is not free. */
  freeRefusal: string | null;
  /** '29-199 €'. */
  priceRange: string | null;
}

/**
 * The owner's facts in the terms of sale. Null is shown as 'À compléter', `notConcerned` is left out. The travel fees
 * of the price list replace the owner's text on travel costs.
 */
export type SaleTerms = Record<keyof typeof saleTermLabels, string | null>;

/** Everything the site says about the business. Only on the server; the loaders choose what a page shows. */
export interface BusinessProfile extends SiteProfile {
  /** The invented contacts and price lists of the specified site that the owner has not replaced yet. */
  invented: { phone: string | null; email: string | null; prices: readonly string[] };
  prices: PriceList;
  /** The owner's own texts, with names in braces. */
  texts: WrittenTexts;
  /** The texts about how the shop works that are still the specified site's (rule settings/story). */
  storyExamples: readonly StoryText[];
  /** The owner's texts for the page of each specified service, the parts left out, and the pages nobody has read. */
  servicePages: {
    texts: Readonly<Record<ServicePath, ServiceTexts>>;
    hiddenParts: Readonly<Record<ServicePath, readonly ServicePart[]>>;
    unread: readonly ServicePath[];
  };
  ownServices: readonly OwnService[];
  /** Whether the text-generation service may write answers of the assistant from pages (rule assistant/written). */
  assistantWrites: boolean;
  /** Whether the shop is closed on every public holiday. `closures` has only those of the next months. */
  closesOnHolidays: boolean;
  team: readonly TeamMember[];
  /** The shop's figures on zone pages, where a zone has none of its own. */
  zoneFigures: { teamSize: number; responseTime: string; satisfactionRate: number };
  homeFigures: readonly Figure[];
  aboutFigures: readonly Figure[];
  certifications: readonly Certification[];
  testimonials: readonly Testimonial[];
  /** A null field is shown as 'À compléter' (rule pages/legal). */
  legal: {
    companyName: string | null;
    legalForm: string | null;
    shareCapital: string | null;
    siret: string | null;
    registration: string | null;
    vatNumber: string | null;
    publisher: string | null;
    host: Host | null;
    /** The company that carries the e-mails, named in the privacy notice. */
    mailProvider: string | null;
    mediator: string | null;
    insurer: string | null;
  } & SaleTerms;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Returns the business of the page being rendered, in a `meta` function. */
export function profileOf(matches: Matches): SiteProfile {
  const root = matches.find((match) => match?.id === "root");
  if (!root) throw new Error("every page is inside the root");
  return (root.loaderData as { profile: SiteProfile }).profile;
}

/** Returns the business of the page being rendered, in a component. */
export function useProfile(): SiteProfile {
  return (useRouteLoaderData("root") as { profile: SiteProfile }).profile;
}
