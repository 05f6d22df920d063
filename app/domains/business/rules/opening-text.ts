import { clockWords, dayNames } from "./hours.ts";
import { dayAfter, type OpeningState, type ShopMoment, weekdayOf } from "./opening.ts";

/**
 * The opening state in three parts: the first word, the rest, and the hour of an opening on another day. A narrow
 * header leaves out the hour.
 */
export interface OpeningWords {
  word: string;
  rest: string;
  hour: string;
}

/** From this many minutes before the closing on, the text counts the minutes that are left. */
const soonMinutes = 30;
const weekDays = 7;
export const monthNames = [
  ...["janvier", "février", "mars", "avril", "mai", "juin"],
  ...["juillet", "août", "septembre", "octobre", "novembre", "décembre"],
];

/** Returns the opening state in words (rule pages/opening), such as 'Ouvert' and 'ferme à 18 h' (closes at 6 pm). */
export function openingWords(state: OpeningState, now: ShopMoment): OpeningWords {
  if (state.isOpen) {
    const left = state.until - now.minutes;
    return left <= soonMinutes
      ? { word: "Ouvert", rest: `ferme dans ${left}\u00a0min`, hour: "" }
      : { word: "Ouvert", rest: `ferme à ${clockWords(state.until)}`, hour: "" };
  }
  const { next } = state;
  if (!next) return { word: "Fermé", rest: "sur rendez-vous", hour: "" };
  const hour = `à ${clockWords(next.minutes)}`;
  if (next.day === now.day) return { word: "Fermé", rest: `ouvre ${hour}`, hour: "" };
  const isFar = next.day >= dayAfter(now.day, weekDays);
  return { word: "Fermé", rest: `ouvre ${dayWords(next.day, now)}`, hour: isFar ? "" : ` ${hour}` };
}

function dayWords(day: string, now: ShopMoment): string {
  if (day === dayAfter(now.day)) return "demain";
  if (day < dayAfter(now.day, weekDays)) return dayNames[weekdayOf(day)] ?? "";
  const [, month = "", date = ""] = day.split("-");
  return `le ${date === "01" ? "1er" : Number(date)}\u00a0${monthNames[Number(month) - 1]}`;
}
