import { expect, test } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { dayAnswer, namesClosedDay } from "./days-answer.ts";

const now = new Date("2026-11-23T10:00:00Z");
const at = { day: "2026-11-23", minutes: 660 };
const shop = (holidays: string) => assembleProfile({ hours: { holidays } }, now);

// rule assistant/days
test.each(["Vous pouvez venir le 14 juillet ?", "vous passez le 15 juillet ?"])(
  "'%s' names a closed day exactly if the answer about the day says so, however far ahead a holiday is",
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
