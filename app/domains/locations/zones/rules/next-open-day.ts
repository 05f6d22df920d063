import { type Calendar, dayAfter, hoursOn, shopMoment } from "#app/domains/business/rules/opening.ts";

/** How many days ahead the search goes. If the shop is closed for longer, the page shows no date. */
const farthestDays = 45;

const frenchDay = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/**
 * Returns the next day on which the shop opens, such as 'lundi 23 novembre' (Monday 23 November; rule zones/own-facts).
 * It is today until the shop opens, afterwards a later day. The text never says 'today', because a cached page may be
 * some minutes old. Returns null when the shop does not open within `farthestDays`.
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
