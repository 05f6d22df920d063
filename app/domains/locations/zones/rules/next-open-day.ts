import { type Calendar, dayAfter, hoursOn, shopMoment } from "#app/domains/business/rules/opening.ts";

/** A shop closed for longer shows no date. */
const farthestDays = 45;

const frenchDay = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/**
 * Returns the day the shop opens next, 'lundi 23 novembre' (rule zones/own-facts): today until it opens, then a later one.
 * Whether somebody can come on it, only the shop's diary knows. Null when the shop opens on none. The page may be some
 * minutes old, so it never says 'today'.
 */
export function nextOpenDay(calendar: Calendar, now: Date): string | null {
  const { day: today, minutes } = shopMoment(now);
  for (let ahead = 0; ahead <= farthestDays; ahead += 1) {
    const day = dayAfter(today, ahead);
    const [first] = hoursOn(calendar, day);
    if (first && (ahead > 0 || minutes < first[0]))
      return frenchDay.format(new Date(`${day}T00:00:00Z`)).replace(/ 1 /, " 1er ");
  }
  return null;
}
