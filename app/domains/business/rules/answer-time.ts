import { parisMoment } from "#app/lib/french/dates.ts";
import {
  type Calendar,
  dayAfter,
  hoursOn,
  nextOpening,
  shopMoment,
  type ShopMoment,
  whenOpen,
} from "./opening.ts";

/** The shop's hours, and the owner's texts that promise an answer. */
export interface AnsweringShop extends Calendar {
  claims: { quoteDelay: string; reply: string; namesUrgency: boolean };
}

/** The kind of submission that the shop answers. 'urgent' is an urgent quote request. */
export type Asked = "urgent" | "quote" | "message";

/** The promise that was stored with a submission. Both are null if an older release stored the submission. */
export interface StoredPromise {
  answerDue: Date | null;
  /** Whether the site promised this moment to the visitor. */
  answerPromised: boolean | null;
}

/** A delay: in working days, where 0 is the same day, or in minutes. */
type Delay = { days: number } | { minutes: number };

const minutesPerHour = 60;
const hoursPerDay = 24;
const minutesPerDay = hoursPerDay * minutesPerHour;
const dayMs = minutesPerDay * 60_000;
const numbers = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
const sameDay = /dans la journée|le jour même/;
const withinTheHour = /dans l[’']heure/;
/**
 * Matches each number with its unit. The unit may come after a second number, so both numbers of '24 à 48 h' (24 to 48
 * h) match.
 */
const counted =
  /(?<![\p{L}\d,.])(\d{1,4}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?=(?:\s?(?:à|ou|-|–)\s?[\p{L}\d]{1,6})?\s*(min|minutes?|h|heures?|j|jours?)(?![\p{L}\d]))/gu;

/**
 * Returns the longest delay that a text of the owner promises: 'sous 24 à 48 h' (within 24 to 48 h) is two working
 * days. Returns null for a text without a delay that can be computed, such as 'sous une semaine' (within a week).
 */
export function readDelay(text: string): Delay | null {
  const said = text.toLowerCase();
  if (/semaine|mois/.test(said)) return null;
  if (withinTheHour.test(said)) return { minutes: minutesPerHour };
  const minutes = minutesIn(said);
  if (minutes.length === 0) return sameDay.test(said) ? { days: 0 } : null;
  const longest = Math.max(...minutes);
  return longest < minutesPerDay ? { minutes: longest } : { days: Math.ceil(longest / minutesPerDay) };
}

/**
 * Whether the shortest delay in a text of the owner is one day or less. True for 'sous 24 à 48 h' (within 24 to 48 h),
 * false for 'sous trois jours' (within three days).
 */
export function isWithinADay(text: string): boolean {
  const said = text.toLowerCase();
  if (sameDay.test(said) || withinTheHour.test(said)) return true;
  return minutesIn(said).some((one) => one <= minutesPerDay);
}

/** Returns every delay that a text names, in minutes. */
function minutesIn(said: string): number[] {
  return [...said.matchAll(counted)].map(([, number = "", unit = ""]) => {
    const count = /\d/.test(number) ? Number(number) : numbers.indexOf(number.replace(/^une$/, "un"));
    if (unit.startsWith("j")) return count * minutesPerDay;
    return unit.startsWith("m") ? count : count * minutesPerHour;
  });
}

/**
 * Returns the promise to store with a submission that arrives now. A stored promise stays the same when the shop's
 * hours change later (ADR 271). If the shop promises nothing, `answerPromised` is false, and `answerDue` says by when
 * staff should answer: one working day after sending, or one day after if no opening is known.
 */
export function promiseAt(
  shop: AnsweringShop,
  sentAt: Date,
  asked: Asked,
): { answerDue: Date; answerPromised: boolean } {
  const sent = shopMoment(sentAt);
  const promised = promisedAnswer(shop, sent, asked);
  const due = promised ?? after(shop, sent, { days: 1 });
  return {
    answerDue: (due && momentOf(due)) ?? new Date(sentAt.getTime() + dayMs),
    answerPromised: promised !== null,
  };
}

/**
 * Returns the moment by which a reply is due. It is stored with the submission. A submission of an older release has
 * none, so the moment is computed from today's settings.
 */
export function answerDue(
  shop: AnsweringShop,
  { createdAt, answerDue: stored }: { createdAt: Date } & Pick<StoredPromise, "answerDue">,
  asked: Asked,
): Date {
  return stored ?? promiseAt(shop, createdAt, asked).answerDue;
}

/** Returns the moment that the site promised to the visitor, in the shop's time, or null if it promised nothing. */
export function answerBy(
  shop: AnsweringShop,
  { createdAt, answerDue: due, answerPromised }: { createdAt: Date } & StoredPromise,
  asked: Asked,
): ShopMoment | null {
  if (!due) return promisedAnswer(shop, shopMoment(createdAt), asked);
  return answerPromised ? shopMoment(due) : null;
}

/**
 * Returns the moment that the shop promises for its answer (rule forms/answer-time): the end of the delay that the
 * owner's text names. An urgent request gets an answer 24 hours after sending at the latest. If the shop is closed at
 * that moment, the result is the next opening. Null if no opening is known or the text names no time.
 */
function promisedAnswer(shop: AnsweringShop, sent: ShopMoment, asked: Asked): ShopMoment | null {
  const delay = readDelay(asked === "message" ? shop.claims.reply : shop.claims.quoteDelay);
  const usual = delay && after(shop, sent, delay);
  // A shop that hides its delays, or that needs more than a day, promises nothing special for an urgent request.
  if (asked !== "urgent" || !shop.claims.namesUrgency) return usual;
  return earliest(usual, whenOpen(shop, { ...sent, day: dayAfter(sent.day) }));
}

function after(calendar: Calendar, sent: ShopMoment, delay: Delay): ShopMoment | null {
  const start = whenOpen(calendar, sent);
  if (!start) return null;
  if ("minutes" in delay) {
    const minutes = start.minutes + delay.minutes;
    const day = dayAfter(start.day, Math.floor(minutes / minutesPerDay));
    return whenOpen(calendar, { day, minutes: minutes % minutesPerDay });
  }
  if (delay.days === 0)
    return { day: start.day, minutes: hoursOn(calendar, start.day).at(-1)?.[1] ?? start.minutes };
  let day: string | undefined = start.day;
  for (let passed = 0; day && passed < delay.days; passed += 1)
    day = nextOpening(calendar, { day: dayAfter(day), minutes: 0 })?.day;
  return day ? whenOpen(calendar, { day, minutes: start.minutes }) : null;
}

function earliest(one: ShopMoment | null, other: ShopMoment | null): ShopMoment | null {
  if (!one || !other) return one ?? other;
  return `${one.day} ${String(one.minutes).padStart(4, "0")}` <=
    `${other.day} ${String(other.minutes).padStart(4, "0")}`
    ? one
    : other;
}

/**
 * Returns the point in time of a local time of the shop. 24:00 is midnight at the end of the day. Null for a time in
 * the hour that the clocks skip in spring.
 */
function momentOf({ day, minutes }: ShopMoment): Date | null {
  if (minutes >= minutesPerDay) return momentOf({ day: dayAfter(day), minutes: minutes - minutesPerDay });
  const [hours, rest] = [Math.floor(minutes / minutesPerHour), minutes % minutesPerHour].map((part) =>
    String(part).padStart(2, "0"),
  );
  return parisMoment(`${day}T${hours}:${rest}`);
}
