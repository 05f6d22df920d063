import { type Calendar, dayAfter, hoursOn, shopMoment } from "#app/domains/business/rules/opening.ts";

/** How many days ahead are searched. If the shop is closed for longer, the page shows no date. */
const farthestDays = 45;

const frenchDay = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/**
 * Returns the next day on which the shop opens, such as 'lundi 23 novembre' (rule zones/own-facts): today until the
 * shop opens, afterwards a later day. The text never says 'today', because the page may be a few minutes old. It
 * promises no visit, because only the shop knows its appointments. Null when the shop never opens.
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
