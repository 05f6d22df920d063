import { createHash } from "node:crypto";
import { capitalized } from "#app/lib/french/capitals.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { atPlace, inDepartment, ofPlace } from "#app/lib/french/place-names.ts";
import { normalizePhone } from "#app/lib/french/phone.ts";
import { priceRange, priceWords } from "#app/domains/pricing/rules/price-words.ts";
import { travelFeesText } from "#app/domains/pricing/rules/travel-fees.ts";
import { diagnosisTexts } from "#app/domains/pricing/rules/diagnosis.ts";
import type { BusinessProfile } from "../profile.ts";
import { readSection, type SectionKey, type StoredSection } from "../registry.server.ts";
import { pastClosures, publicHolidays, upcomingClosures } from "../rules/closures.ts";
import { closedDaysText, openDaysCount, openDaysText, openingHours } from "../rules/hours.ts";
import { assemblePrices, listUncheckedSheets } from "./prices.server.ts";
import { assembleServiceTexts } from "./service-texts.server.ts";
import { assembleSite } from "./site.server.ts";
import { starsOf } from "./testimonial-notes.server.ts";

/** Closures further ahead are not told yet. */
const closuresAheadDays = 90;
const closuresBehindDays = 31;

export type StoredSettings = Partial<Record<SectionKey, StoredSection>>;

/** Returns the business as its owner has stored it, on the specified site where nothing is stored. */
export function assembleProfile(stored: StoredSettings, now = new Date()): BusinessProfile {
  const company = readSection("company", stored.company ?? {});
  const hours = readSection("hours", stored.hours ?? {});
  const legal = readSection("legal", stored.legal ?? {});
  const priced = readSection("prices", stored.prices ?? {});
  const offer = readSection("site", stored.site ?? {});
  const { site, ownServices } = assembleSite(offer);
  const prices = assemblePrices(priced, site.withdrawn);
  const texts = readSection("writing", stored.writing ?? {});
  const diagnosis = diagnosisTexts(priced.diagnosisRule, prices);
  const proof = readSection("proof", stored.proof ?? {});
  const guarantee = guaranteeTime(proof);
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours;
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
  const year = now.getFullYear();
  const closures = [
    ...hours.closures.map(({ from, to, label }) => ({ from, to: to ?? from, label: label ?? "" })),
    ...(hours.holidays === "closed" ? [year - 1, year, year + 1].flatMap(publicHolidays) : []),
  ];
  const { hostName, hostAddress, hostPhone, ...published } = legal;
  return {
    name: company.name,
    brand: { text: company.wordmark, plate: company.plate },
    look: lookOf([
      company.wordmark,
      company.plate,
      company.accent,
      company.city,
      company.department,
      texts.heroTitle,
    ]),
    accent: stored.company?.accent === undefined ? null : company.accent,
    city: company.city,
    department: company.department.replaceAll("'", "’"),
    at: atPlace(company.city),
    of: ofPlace(company.city),
    within: inDepartment(company.department),
    phone: { display: company.phone.replaceAll(" ", "\u00a0"), international: normalizePhone(company.phone) },
    email: company.email,
    invented: {
      phone: stored.company?.phone === undefined ? company.phone : null,
      email: stored.company?.email === undefined ? company.email : null,
      prices: listUncheckedSheets(priced, (name) => stored.prices?.[name] !== undefined, site.withdrawn),
    },
    address: {
      street: company.street,
      postalCode: company.postalCode,
      city: company.city,
      isFictitious: stored.company?.street === undefined,
    },
    coordinates: { latitude: company.latitude, longitude: company.longitude },
    openingHours: openingHours(week),
    week,
    closedDays: closedDaysText(week),
    openDays: openDaysText(week),
    closures: upcomingClosures(closures, parisDay(now), closuresAheadDays),
    closedLately: pastClosures(closures, parisDay(now), closuresBehindDays),
    social: company.social.map(({ url }) => url),
    claims: {
      experience: proof.experienceState === "hidden" ? null : proof.experience,
      technicians: proof.experienceState === "hidden" ? null : proof.technicians,
      diagnosis: diagnosis.short,
      diagnosisClause: diagnosis.clause,
      guarantee: `garantie ${guarantee}`,
      guaranteeTime: guarantee,
      week: openDaysCount(week),
      delay: proof.delay,
      delayFigure: proof.delayFigure,
      softwareDelay: proof.softwareDelay,
      recoveryRate: proof.recoveryState === "hidden" ? null : proof.recoveryRate,
      emergency: proof.recoveryState === "hidden" ? null : proof.emergency,
      support: proof.unlimitedSupportState === "hidden" ? null : proof.support,
      quoteDelay: proof.quoteDelay,
      reply: proof.reply,
      diagnosisRule: diagnosis.sentence,
      interventionRadiusKm: offer.radius,
      indexedRadiusKm: offer.indexedRadius ?? offer.radius,
    },
    blocks: {
      homeFigures: proof.homeFiguresState,
      aboutFigures: proof.aboutFiguresState,
      certifications: proof.certificationsState,
      testimonials: proof.testimonials.length > 0 ? proof.testimonialsState : "hidden",
      zoneFigures: proof.zoneFiguresState,
      recovery: proof.recoveryState,
      unlimitedSupport: proof.unlimitedSupportState,
      priceExamples: priced.priceExamplesState,
      experience: proof.experience || proof.technicians ? proof.experienceState : "hidden",
    },
    priceWords: priceWords(prices),
    freeRefusal: priced.diagnosisRule === "free" ? "refuser ne coûte rien" : null,
    priceRange: priceRange(prices),
    prices,
    site,
    ownServices,
    assistantWrites: readSection("texts", stored.texts ?? {}).assistant === "on",
    team: proof.team,
    zoneFigures: {
      teamSize: proof.zoneTeam,
      responseTime: proof.zoneDelay,
      satisfactionRate: proof.zoneSatisfaction,
    },
    texts,
    serviceTexts: assembleServiceTexts(readSection("pages", stored.pages ?? {})),
    homeFigures: proof.homeFigures,
    aboutFigures: proof.aboutFigures,
    certifications: proof.certifications,
    testimonials: proof.testimonials.map(({ consent: _private, rating, ...testimonial }) => ({
      ...testimonial,
      rating: starsOf(rating),
    })),
    legal: {
      ...published,
      travelCosts: travelCosts(prices.travelFees) ?? published.travelCosts,
      host:
        hostName && hostAddress && hostPhone
          ? { name: hostName, address: hostAddress, phone: hostPhone }
          : null,
    },
  };
}

/** The price list's fees as a line of the terms of sale. */
function travelCosts(fees: Parameters<typeof travelFeesText>[0]): string | null {
  const said = travelFeesText(fees);
  return said && capitalized(said);
}

/** '30 jours', '1 jour', '3 mois'. */
function guaranteeTime({ guaranteeDays: count, guaranteeUnit }: Proof): string {
  const unit = guaranteeUnit === "months" ? "mois" : count > 1 ? "jours" : "jour";
  return `${count}\u00a0${unit}`;
}

type Proof = { guaranteeDays: number; guaranteeUnit: string };

/** Counts the changes of the drawings themselves: their addresses change with them. */
const drawings = 2;

function lookOf(drawn: readonly (string | null)[]): string {
  const text = JSON.stringify([drawings, ...drawn]);
  return createHash("sha256").update(text).digest("base64url").replace(/[_-]/g, "0").slice(0, 10);
}

/** The specified site, which an installation serves until its owner stores something else. */
export const specifiedProfile: BusinessProfile = assembleProfile({});
