import { expect, test } from "vitest";
import { askedDays } from "./asked-day.ts";
import { namedDates } from "./named-dates.ts";

// This date is a Saturday.
const today = "2026-11-28";

// rule assistant/days
test.each([
  ["vous êtes ouvert le 24 et le 31 décembre ?", ["2026-12-24", "2026-12-31"]],
  ["ouverts les 24, 26 et 31 décembre", ["2026-12-24", "2026-12-26", "2026-12-31"]],
  ["le 24 décembre et le 31 ?", ["2026-12-24", "2026-12-31"]],
  ["le 31 décembre ou le 2 janvier", ["2026-12-31", "2027-01-02"]],
  ["du 24 au 26 décembre", ["2026-12-24", "2026-12-25", "2026-12-26"]],
  ["du 24 au 30 novembre", ["2026-11-28", "2026-11-29", "2026-11-30"]],
  ["le 24 déc.", ["2026-12-24"]],
  ["ouvert le 24/12 et le 31/12/2026 ?", ["2026-12-24", "2026-12-31"]],
  ["samedi 5 décembre", ["2026-12-05"]],
  ["à Noël et au jour de l’An", ["2026-12-25", "2027-01-01"]],
  ["samedi 26 et dimanche 27 décembre", ["2026-12-26", "2026-12-27"]],
  ["vous êtes ouverts samedi ? et à Noël ?", ["2026-11-28", "2026-12-25"]],
  ["le lundi de Pâques", ["2027-03-29"]],
  ["ouverts ce week-end ?", ["2026-11-28", "2026-11-29"]],
  ["ce week-end ou lundi", ["2026-11-28", "2026-11-29", "2026-11-30"]],
  ["samedi de ce week-end", ["2026-11-28"]],
  ["aujourd’hui samedi", ["2026-11-28"]],
  ["demain dimanche", ["2026-11-29"]],
  ["ouverts demain ou lundi ?", ["2026-11-29", "2026-11-30"]],
  ["ouverts mardi et jeudi ?", ["2026-12-01", "2026-12-03"]],
  ["le 24 décembre à 15 h et à 17 h", ["2026-12-24"]],
  ["ouverts du lundi au vendredi ?", []],
  ["du 20 décembre au 4 janvier", []],
  ["ouvert 24/7 ?", []],
  ["ouvert 24h/24, 7j/7", []],
  ["le 31 février", []],
])("'%s' names the days %j", (question, days) => expect(askedDays(question, today)).toEqual(days));

test("a longer range is a period, and one that has begun starts today", () => {
  expect(namedDates("du 20 decembre au 4 janvier", today).range).toEqual({
    from: "2026-12-20",
    to: "2027-01-04",
  });
  expect(namedDates("du 20 novembre au 4 janvier", today).range).toEqual({ from: today, to: "2027-01-04" });
});
