import { expect, test } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { dayAnswer, daysAnswer, namesClosedDay } from "./days-answer.ts";
import { usualHours } from "./usual-hours.ts";

const now = new Date("2026-11-23T10:00:00Z");
const at = { day: "2026-11-23", minutes: 660 };
const shop = (holidays: string) => assembleProfile({ hours: { holidays } }, now);

// rule assistant/days
test.each(["Vous pouvez venir le 14 juillet ?", "vous passez le 15 juillet ?"])(
  "'%s' counts as naming a closed day exactly if the answer about the day says so, even months ahead",
  (question) => {
    const isHoliday = question.includes("14");
    for (const holidays of ["closed", "open"]) {
      const isClosed = isHoliday && holidays === "closed";
      expect(namesClosedDay(question, shop(holidays), at)).toBe(isClosed);
      const said = dayAnswer(isHoliday ? "2027-07-14" : "2027-07-15", shop(holidays));
      expect(said.startsWith("Fermé")).toBe(isClosed);
    }
  },
);

// rule assistant/days
test.each([
  ["êtes-vous ouverts le 24 décembre ?", "Fermé du 21 décembre au 3 janvier (congés)."],
  ["ouverts le 2 janvier ?", "Fermé du 21 décembre au 3 janvier (congés)."],
  ["ouvert le 15 juillet ?", "Fermé le 15 juillet (inventaire)."],
  ["ouverts à Noël ?", "Fermé du 21 décembre au 3 janvier (congés)."],
  ["ouverts le 24 et le 31 décembre ?", "Fermé du 21 décembre au 3 janvier (congés)."],
  [
    "ouverts le 10 et le 24 décembre ?",
    "Jeudi 10 décembre, nous sommes ouverts : 9h-18h.\nFermé du 21 décembre au 3 janvier (congés).",
  ],
])("'%s' asked in August is answered with the closure, which is months ahead", (question, said) => {
  const closures = [
    { from: "2026-12-21", to: "2027-01-03", label: "congés" },
    { from: "2027-07-15", to: "", label: "inventaire" },
  ];
  const profile = assembleProfile({ hours: { closures } }, new Date("2026-08-03T10:00:00Z"));
  expect(daysAnswer(question, profile, { at: { day: "2026-08-03", minutes: 660 }, time: null })).toBe(said);
  // The closures in a page's data are only those of the next months, but the answer also names later ones.
  expect(profile.closures.some(({ from }) => from > "2026-12")).toBe(false);
});

// rule assistant/days
test("a closure that the answer has given is not given again with the usual hours", () => {
  const profile = assembleProfile({}, new Date("2026-12-01T10:00:00Z"));
  const said = daysAnswer("ouverts à Noël ?", profile, {
    at: { day: "2026-12-01", minutes: 660 },
    time: null,
  });
  expect(said).toBe("Fermé le 25 décembre (Noël).");
  expect(usualHours(said ?? "", profile)).not.toContain("25 décembre");
  expect(usualHours("", profile)).toContain("Fermé le 25 décembre (Noël). Fermé le 1er janvier");
});
