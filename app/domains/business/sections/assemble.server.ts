import { phoneText } from "#app/lib/french/phone-text.ts";
import { createHash } from "node:crypto";
import { capitalized } from "#app/lib/french/capitals.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { atPlace, ofPlace } from "#app/lib/french/place-names.ts";
import { normalizePhone } from "#app/lib/french/phone.ts";
import { priceRange, type PriceWords, priceWords } from "#app/domains/pricing/rules/price-words.ts";
import { diagnosisTexts } from "#app/domains/pricing/rules/diagnosis.ts";
import { type BusinessProfile, storyTexts } from "../profile.ts";
import {
  type firstStartRow,
  readSection,
  type SectionKey,
  type SettingValues,
  type StoredSection,
} from "../registry.server.ts";
import { notConcerned, vatExempt } from "../labels/legal.ts";
import { pastClosures, publicHolidays, upcomingClosures } from "../rules/closures.ts";
import { isWithinADay } from "../rules/answer-time.ts";
import { closedDaysText, openDaysCount, openDaysText, openingHours } from "../rules/hours.ts";
import { textsForPremises } from "../rules/premises.ts";
import { guaranteeTime } from "../rules/texts.ts";
import { listConfirmedPrices, listUncheckedSheets } from "./checked-prices.server.ts";
import { assemblePrices } from "./prices.server.ts";
import { assembleServicePages } from "./service-texts.server.ts";
import { macCertification } from "./specified-proof.server.ts";
import { assembleSite } from "./site.server.ts";
import { starsOf } from "./testimonial-notes.server.ts";
import { unconfirmedFacts } from "./unconfirmed.server.ts";

/**
 * Every page has the closures of the next 90 days. Only the assistant (the site's chatbot) needs those of a whole year.
 */
const closuresAheadDays = 90;
const yearDays = 366;
const closuresBehindDays = 31;

export type StoredSettings = Partial<Record<SectionKey | typeof firstStartRow, StoredSection>>;

/**
 * Returns the profile of the business: the settings that its owner stored and, for the others, the values that come
 * with the program.
 */
export function assembleProfile(stored: StoredSettings, now = new Date()): BusinessProfile {
  const company = readSection("company", stored.company ?? {});
  const hours = readSection("hours", stored.hours ?? {});
  const priced = readSection("prices", stored.prices ?? {});
  const offer = readSection("site", stored.site ?? {});
  const pages = readSection("pages", stored.pages ?? {});
  const proof = readSection("proof", stored.proof ?? {});
  const legal = readSection("legal", stored.legal ?? {});
  const { site, ownServices } = assembleSite(offer, stored.site !== undefined);
  const texts = textsForPremises(readSection("writing", stored.writing ?? {}), !site.noPremises);
  const prices = assemblePrices(priced, site);
  const words = priceWords(prices, legal.vatNumber === vatExempt);
  const weekFacts = factsOfWeek(hours, now);
  const isAboutEmpty = saysNothing(proof, stored.writing ?? {});
  const storyExamples = storyTexts.filter((name) => stored.writing?.[name] === undefined);
  return {
    ...factsOfCompany(company, stored.company ?? {}),
    ...weekFacts,
    look: lookOf(company, texts.heroTitle),
    invented: {
      phone: stored.company?.phone === undefined ? company.phone : null,
      email: stored.company?.email === undefined ? company.email : null,
      prices: listUncheckedSheets(priced, (name) => stored.prices?.[name] !== undefined, site.withdrawn),
      ...unconfirmedFacts(stored),
    },
    claims: {
      ...provenClaims(proof),
      ...diagnosisClaims(diagnosisTexts(priced.diagnosisRule, prices)),
      week: openDaysCount(weekFacts.week),
      interventionRadiusKm: offer.radius,
      indexedRadiusKm: offer.indexedRadius ?? offer.radius,
    },
    blocks: {
      ...blocksOf(proof),
      ...(hasInventedPeople(stored) && { testimonials: "hidden" as const }),
      // The presentation is an example only as long as one of its texts is still one that came with the program.
      story: storyExamples.length > 0 ? proof.storyState : "confirmed",
      priceExamples: priced.priceExamplesState,
      marks: Object.keys(site.marks).length > 0 ? offer.marksState : "hidden",
    },
    prices,
    priceWords: words,
    priceRange: priceRange(
      listConfirmedPrices(prices, priced, (name) => stored.prices?.[name] !== undefined, ownServices),
    ),
    freeRefusal: priced.diagnosisRule === "free" ? "refuser ne coûte rien" : null,
    site: isAboutEmpty ? { ...site, hidden: [...site.hidden, "/about"] } : site,
    ownServices,
    assistantWrites: readSection("texts", stored.texts ?? {}).assistant === "on",
    texts,
    storyExamples,
    servicePages: assembleServicePages(pages),
    team: proof.team,
    zoneFigures: {
      teamSize: proof.zoneTeam,
      responseTime: proof.zoneDelay,
      satisfactionRate: proof.zoneSatisfaction,
    },
    homeFigures: proof.homeFigures,
    aboutFigures: proof.aboutFigures,
    certifications: proof.certifications.filter(({ name }) => !site.noMacs || name !== macCertification),
    testimonials: proof.testimonials.map(({ consent: _private, rating, ...testimonial }) => ({
      ...testimonial,
      rating: starsOf(rating),
    })),
    legal: legalFacts(legal, words, site),
  };
}

/** Returns the name, contacts and place. The address that comes with the program is marked as fictitious. */
function factsOfCompany(company: SettingValues["company"], typed: StoredSection) {
  const { city, postalCode } = company;
  return {
    name: company.name,
    brand: { text: company.wordmark, plate: company.plate },
    accent: typed.accent === undefined ? null : company.accent,
    ...(company.founded !== null && { founded: company.founded }),
    city,
    department: company.department.replaceAll("'", "’"),
    at: atPlace(city),
    of: ofPlace(city),
    within: inDepartment(company.department),
    phone: { display: phoneText(company.phone), international: normalizePhone(company.phone) },
    email: company.email,
    address: {
      street: company.street,
      postalCode,
      city,
      access: company.access,
      isFictitious: typed.street === undefined,
    },
    coordinates: { latitude: company.latitude, longitude: company.longitude },
    social: company.social.map(({ url }) => url),
  };
}

function factsOfWeek(hours: SettingValues["hours"], now: Date) {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours;
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
  const year = now.getFullYear();
  const closesOnHolidays = hours.holidays === "closed";
  const closures = [
    ...hours.closures.map(({ from, to, label }) => ({ from, to: to ?? from, label: label ?? "" })),
    ...(closesOnHolidays ? [year - 1, year, year + 1].flatMap(publicHolidays) : []),
  ];
  return {
    week,
    openingHours: openingHours(week),
    closedDays: closedDaysText(week, closesOnHolidays),
    openDays: openDaysText(week),
    yearClosures: upcomingClosures(closures, parisDay(now), yearDays),
    closures: upcomingClosures(closures, parisDay(now), closuresAheadDays),
    closedLately: pastClosures(closures, parisDay(now), closuresBehindDays),
  };
}

/**
 * Returns the claims that only the owner can check (settings' section 'proof'). A claim that the owner hides is null.
 */
function provenClaims(proof: SettingValues["proof"]) {
  const guarantee = proof.guaranteeDays ? guaranteeTime(proof.guaranteeDays, proof.guaranteeUnit) : null;
  const unlessHidden = <Claim>(state: string, claim: Claim) => (state === "hidden" ? null : claim);
  return {
    experience: unlessHidden(proof.experienceState, proof.experience),
    technicians: unlessHidden(proof.experienceState, proof.technicians),
    recoveryRate: unlessHidden(proof.recoveryState, proof.recoveryRate),
    emergency: unlessHidden(proof.recoveryState, proof.emergency),
    support: unlessHidden(proof.unlimitedSupportState, proof.support),
    guarantee: guarantee && `garantie ${guarantee}`,
    guaranteeTime: guarantee,
    delay: unlessHidden(proof.delaysState, proof.delay),
    namesUrgency: proof.delaysState !== "hidden" && isWithinADay(proof.delay),
    delayFigure: unlessHidden(proof.delaysState, proof.delayFigure),
    softwareDelay: unlessHidden(proof.delaysState, proof.softwareDelay),
    quoteDelay: proof.quoteDelay,
    reply: proof.reply,
  };
}

/** Whether /about would have no content. The page then counts as hidden (rule settings/story). */
function saysNothing(proof: SettingValues["proof"], written: StoredSection): boolean {
  const texts = ["history", "missionSentence", "missionText", "values", "aboutLead"];
  const isLeft = (state: string, rows: readonly unknown[]) => state !== "hidden" && rows.length > 0;
  return (
    proof.storyState === "hidden" &&
    texts.every((name) => written[name] === undefined) &&
    !isLeft(proof.aboutFiguresState, proof.aboutFigures) &&
    !isLeft(proof.certificationsState, proof.certifications) &&
    proof.team.length === 0
  );
}

function diagnosisClaims({ short, clause, sentence }: ReturnType<typeof diagnosisTexts>) {
  return { diagnosis: short, diagnosisClause: clause, diagnosisRule: sentence };
}

/**
 * Whether to hide the invented testimonials that come with the program (rule settings/invented-people). If the owner
 * has named the shop or its town, these testimonials would seem to be about this shop. Testimonials that the owner
 * wrote or confirmed stay.
 */
function hasInventedPeople({ company = {}, proof = {} }: StoredSettings): boolean {
  const isNamed = company.name !== undefined || company.city !== undefined;
  return isNamed && proof.testimonials === undefined && proof.testimonialsState !== "confirmed";
}

function blocksOf(proof: SettingValues["proof"]) {
  return {
    homeFigures: proof.homeFiguresState,
    aboutFigures: proof.aboutFiguresState,
    certifications: proof.certificationsState,
    testimonials: proof.testimonials.length > 0 ? proof.testimonialsState : ("hidden" as const),
    zoneFigures: proof.zoneFiguresState,
    recovery: proof.recoveryState,
    unlimitedSupport: proof.unlimitedSupportState,
    experience: proof.experience || proof.technicians ? proof.experienceState : ("hidden" as const),
    delays: proof.delaysState,
  };
}

/**
 * Returns the legal facts. If the price list has a price of a visit or travel fees, they replace the travel costs that
 * the owner typed. A shop that visits nobody has no line about travel.
 */
function legalFacts(
  legal: SettingValues["legal"],
  { visite, deplacement }: PriceWords,
  { visits }: BusinessProfile["site"],
): BusinessProfile["legal"] {
  const said = [visite, deplacement].filter((text) => text !== null);
  const costs = said.length > 0 ? said.map(capitalized).join(". ") : legal.travelCosts;
  const travelCosts = visits ? costs : notConcerned;
  const { hostName: name, hostAddress: address, hostPhone: phone, ...published } = legal;
  return {
    ...published,
    travelCosts,
    host: name && address && phone ? { name, address, phone } : null,
  };
}

/** The version of the drawings. Raise it with every change to a drawing: the URLs of the images then change too. */
const drawings = 3;

/** Returns a hash of the facts that the shop's images show. The hash is part of the images' URLs. */
function lookOf(company: SettingValues["company"], heroTitle: string): string {
  const { wordmark, plate, accent, city, department } = company;
  const text = JSON.stringify([drawings, wordmark, plate, accent, city, department, heroTitle]);
  return createHash("sha256").update(text).digest("base64url").replace(/[_-]/g, "0").slice(0, 10);
}

/**
 * The profile with only the texts and facts that come with the program. A new site shows it until the owner stores
 * others.
 */
export const specifiedProfile: BusinessProfile = assembleProfile({});
