import { type Calendar, hoursOn, openingState, shopMoment, weekdayOf } from "../rules/opening.ts";
import { openingWords } from "../rules/opening-text.ts";

const minuteMs = 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows whether the shop is open now (rule pages/opening). The browser computes it from the hours in the page, because
 * a page from a cache may be old. Without JavaScript the page shows the hours. Only texts change, so that nothing
 * moves.
 */
export function startOpening(): void {
  const source = document.querySelector<HTMLElement>("[data-calendar]");
  if (!source) return;
  const calendar = JSON.parse(source.dataset.calendar ?? "") as Calendar;
  const say = () => {
    clearTimeout(timer);
    sayState(calendar);
    timer = setTimeout(say, minuteMs - (Date.now() % minuteMs));
  };
  say();
  // A hidden tab does not update the text. So the text is updated when the tab is shown again, or comes back from the
  // cache.
  document.addEventListener("visibilitychange", () => document.hidden || say());
  addEventListener("pageshow", say);
}

function sayState(calendar: Calendar): void {
  const now = shopMoment(new Date());
  const state = openingState(calendar, now);
  const { word, rest, hour } = openingWords(state, now);
  for (const place of document.querySelectorAll<HTMLElement>("[data-opening]")) {
    place.dataset.opening = state.isOpen ? "open" : "closed";
    write(place, "[data-word]", word);
    write(place, "[data-rest]", rest);
    write(place, "[data-hour]", hour);
  }
  const today = weekdayOf(now.day);
  const isClosed = hoursOn(calendar, now.day).length === 0;
  for (const [index, row] of document.querySelectorAll<HTMLElement>("[data-weekday]").entries()) {
    const isToday = index === today;
    row.toggleAttribute("data-today", isToday);
    row.dataset.usual ??= row.querySelector("dd")?.textContent ?? "";
    row.dataset.name ??= row.querySelector("dt")?.textContent ?? "";
    const { name } = row.dataset;
    write(row, "dt", isToday ? `Aujourd’hui, ${name.toLowerCase()}` : name);
    write(row, "dd", isToday && isClosed ? "Fermé" : row.dataset.usual);
  }
}

function write(place: Element, selector: string, text: string): void {
  const found = place.querySelector(selector);
  if (found && found.textContent !== text) found.textContent = text;
}
