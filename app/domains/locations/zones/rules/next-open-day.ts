interface Opening {
  /** schema.org opening hours: 'Mo-Fr 09:00-18:00', one for each part of the day. */
  schema: readonly string[];
}

interface Closure {
  /** ISO dates, both included. */
  from: string;
  to: string;
}

const days = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const;
const dayMs = 86_400_000;
/** A shop closed for longer shows no date. */
const farthestDays = 45;

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" });
const frenchDay = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/**
 * Returns the first open day after today, 'lundi 23 novembre' (rule zones/own-facts): whether somebody can come on it, only
 * the shop's diary knows. Null when the shop opens on none. The page may be some minutes old, so it never says 'tomorrow'.
 */
export function nextOpenDay(
  openingHours: readonly Opening[],
  closures: readonly Closure[],
  now: Date,
): string | null {
  const today = Date.parse(isoDay.format(now));
  const open = openDays(openingHours);
  for (let ahead = 1; ahead <= farthestDays; ahead += 1) {
    const day = new Date(today + ahead * dayMs);
    const date = day.toISOString().slice(0, 10);
    const isClosed = closures.some(({ from, to }) => from <= date && date <= to);
    if (open.has(day.getUTCDay()) && !isClosed) return frenchDay.format(day).replace(/ 1 /, " 1er ");
  }
  return null;
}

/** Returns the open days of the week, 0 for Sunday. */
function openDays(openingHours: readonly Opening[]): Set<number> {
  const open = new Set<number>();
  for (const text of openingHours.flatMap(({ schema }) => schema)) {
    const [first = "", last = first] = (text.split(" ")[0] ?? "").split("-");
    const from = days.indexOf(first as (typeof days)[number]);
    const to = days.indexOf(last as (typeof days)[number]);
    if (from < 0 || to < 0) continue;
    for (let day = from; ; day = (day + 1) % 7) {
      open.add(day);
      if (day === to) break;
    }
  }
  return open;
}
