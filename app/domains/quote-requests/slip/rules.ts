import type { OwnService } from "#app/domains/business/profile.ts";
import { allQuoteTypes, type QuoteServiceType } from "#app/domains/catalog/labels.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { clockWords } from "#app/domains/business/rules/hours.ts";
import { dayAfter, shopMoment } from "#app/domains/business/rules/opening.ts";
import { appointmentText } from "../rules/requests.ts";
import { forRemote, forVisit, toBring } from "./content.ts";

/** What the customer has to do before the work, and where the work is done. */
export interface Preparation {
  place: OwnService["place"];
  things: readonly string[];
}

const placesOf: Partial<Record<QuoteServiceType, OwnService["place"]>> = {
  distance: "remote",
  reseau: "home",
  peripheriques: "home",
};

/**
 * Returns what to bring to the shop for a service, or what to have ready where the work is done elsewhere (rule
 * forms/slip). A request for a service that the owner added has the name of that service.
 */
export function preparationFor(service_type: string, own: readonly OwnService[]): Preparation {
  const known = allQuoteTypes.find((type) => type === service_type);
  if (known) return { place: placesOf[known] ?? "shop", things: toBring[known] };
  const added = own.find(({ name }) => [name, capitalized(name)].includes(service_type));
  const place = added?.place ?? "shop";
  return { place, things: { remote: forRemote, home: forVisit, shop: toBring.autre }[place] };
}

/** For how many days a slip's URL works. */
export const slipDays = 30;

/** The fragment that moves the focus to the confirmation (rule forms/success). */
export const slipFragment = "#bon";

const slipFolder = "/devis/bon/";

/** Returns the URL of a slip. Anybody who has its token may read it. */
export function slipPath(token: string): string {
  return slipFolder + token;
}

/** Returns when a request arrived: 'Reçu le jeudi 19 novembre 2026, à 15 h 10'. */
export function receivedText(at: Date): string {
  const { day, minutes } = shopMoment(at);
  return `Reçu le ${appointmentText(day, null)} ${day.slice(0, 4)}, à\u00a0${clockWords(minutes)}`;
}

/** Returns a future day in words. `soon` is 'aujourd’hui' (today) or 'demain' (tomorrow) if the day is one of these. */
export function answerDayText(day: string, now: Date): { soon: string | null; day: string } {
  const today = shopMoment(now).day;
  const soon = day === today ? "aujourd’hui" : day === dayAfter(today) ? "demain" : null;
  return { soon, day: appointmentText(day, null) ?? day };
}
