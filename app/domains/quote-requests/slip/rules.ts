import { clockWords } from "#app/domains/business/rules/hours.ts";
import { dayAfter, type ShopMoment, shopMoment } from "#app/domains/business/rules/opening.ts";
import { appointmentText } from "../rules/appointment.ts";

/** For how many days the URL of a slip works. A slip is the page ('bon') that a visitor gets after a quote request. */
export const slipDays = 30;

/** The fragment of a slip's URL that moves the focus to the confirmation above the slip (rule forms/success). */
export const slipFragment = "#bon";

const slipFolder = "/devis/bon/";

/** Returns the URL of a slip. Anybody who has its token may read it. */
export function slipPath(token: string): string {
  return slipFolder + token;
}

/** Returns when a request arrived: 'Reçu le (received on) jeudi 19 novembre 2026, à 15 h 10'. */
export function receivedText(at: Date): string {
  const { day, minutes } = shopMoment(at);
  return `Reçu le ${appointmentText(day, null)} ${day.slice(0, 4)}, à\u00a0${clockWords(minutes)}`;
}

/** Returns a promised moment for an e-mail, which may be read later: 'au plus tard lundi 30 novembre, à 9 h'. */
export function promisedText({ day, minutes }: ShopMoment): string {
  return `au plus tard ${appointmentText(day, null)}, à\u00a0${clockWords(minutes)}`;
}

/** Returns a future day in words. `soon` is 'aujourd’hui' (today) or 'demain' (tomorrow) if the day is one of these. */
export function answerDayText(day: string, now: Date): { soon: string | null; day: string } {
  const today = shopMoment(now).day;
  const soon = day === today ? "aujourd’hui" : day === dayAfter(today) ? "demain" : null;
  return { soon, day: appointmentText(day, null) ?? day };
}
