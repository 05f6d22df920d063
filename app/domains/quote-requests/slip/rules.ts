import { clockWords } from "#app/domains/business/rules/hours.ts";
import { dayAfter, type ShopMoment, shopMoment } from "#app/domains/business/rules/opening.ts";
import { appointmentText } from "../rules/appointment.ts";

/** How many days the URL of a slip ('bon', the page that a visitor gets after a quote request) works. */
export const slipDays = 30;

/** The fragment of a slip's URL that moves the focus to the confirmation above the slip (rule forms/success). */
export const slipFragment = "#bon";

const slipFolder = "/devis/bon/";

/** Returns the path of a slip. Anybody who knows its token may read the slip. */
export function slipPath(token: string): string {
  return slipFolder + token;
}

/**
 * Returns when a request arrived: 'Reçu le jeudi 19 novembre 2026, à 15 h 10' (received on Thursday 19 November 2026 at
 * 15:10).
 */
export function receivedText(at: Date): string {
  const { day, minutes } = shopMoment(at);
  return `Reçu le ${appointmentText(day, null)} ${day.slice(0, 4)}, à\u00a0${clockWords(minutes)}`;
}

/** Returns when the shop replied: 'Nous vous avons répondu le jeudi 19 novembre, à 15 h 10' (we replied to you on…). */
export function repliedText(at: Date): string {
  const { day, minutes } = shopMoment(at);
  return `Nous vous avons répondu le ${appointmentText(day, null)}, à\u00a0${clockWords(minutes)}`;
}

/**
 * Returns the promised moment for an e-mail: 'au plus tard lundi 30 novembre, à 9 h' (by Monday 30 November at 9:00).
 * It names the day, because an e-mail may be read later than it was sent.
 */
export function promisedText({ day, minutes }: ShopMoment): string {
  return `au plus tard ${appointmentText(day, null)}, à\u00a0${clockWords(minutes)}`;
}

/**
 * Returns the day of an answer in words: `day` is 'lundi 30 novembre' (Monday 30 November). `soon` is 'aujourd’hui'
 * (today) or 'demain' (tomorrow); null for a later day.
 */
export function answerDayText(day: string, now: Date): { soon: string | null; day: string } {
  const today = shopMoment(now).day;
  const soon = day === today ? "aujourd’hui" : day === dayAfter(today) ? "demain" : null;
  return { soon, day: appointmentText(day, null) ?? day };
}
