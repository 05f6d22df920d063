import { describe, expect, it } from "vitest";
import type { DayHours, Week } from "#app/domains/business/rules/hours.ts";
import { nextOpenDay } from "./next-open-day.ts";

const weekday: DayHours = [[540, 1080]];
const week: Week = [weekday, weekday, weekday, weekday, weekday, [[600, 960]], []];
const shop = { week, closures: [] };

/** Returns a moment of November or December 2026, in Paris time. */
const at = (text: string) => new Date(`2026-${text}:00+01:00`);

// rule zones/own-facts
describe("the next working day", () => {
  it.each([
    ["02:00, before the shop opens", "11-19T02:00", "jeudi 19 novembre"],
    ["one minute before it opens", "11-19T08:59", "jeudi 19 novembre"],
    ["the minute it opens", "11-19T09:00", "vendredi 20 novembre"],
    ["14:00, open", "11-19T14:00", "vendredi 20 novembre"],
    ["20:00, closed again", "11-19T20:00", "vendredi 20 novembre"],
    ["the last minute of the day", "11-19T23:59", "vendredi 20 novembre"],
    ["Saturday before ten", "11-21T09:30", "samedi 21 novembre"],
    ["Saturday after the shop has closed", "11-21T17:00", "lundi 23 novembre"],
    ["Sunday at night", "11-22T02:00", "lundi 23 novembre"],
    ["Sunday at noon", "11-22T12:00", "lundi 23 novembre"],
    ["the end of a month", "11-30T10:00", "mardi 1er décembre"],
  ])("is right at %s", (_, moment, expected) => {
    expect(nextOpenDay(shop, at(moment))).toBe(expected);
  });

  it("follows the time of Paris, whatever the time zone of the machine", () => {
    expect(nextOpenDay(shop, new Date("2026-11-21T23:30:00Z"))).toBe("lundi 23 novembre");
    expect(nextOpenDay(shop, new Date("2026-11-18T23:30:00Z"))).toBe("jeudi 19 novembre");
  });

  it("is never a holiday or a day on which the shop is closed, even for a visitor who looks at night", () => {
    const holiday = { week, closures: [{ from: "2026-12-25", to: "2026-12-25" }] };
    expect(nextOpenDay(holiday, at("12-25T02:00"))).toBe("samedi 26 décembre");
    expect(nextOpenDay(holiday, at("12-24T19:00"))).toBe("samedi 26 décembre");
    const leave = { week, closures: [{ from: "2026-12-24", to: "2027-01-02" }] };
    expect(nextOpenDay(leave, at("12-23T10:00"))).toBe("lundi 4 janvier");
  });

  it("is unknown for a shop that opens on no day", () => {
    const never: Week = [[], [], [], [], [], [], []];
    expect(nextOpenDay({ week: never, closures: [] }, at("11-19T14:00"))).toBeNull();
    const closed = { week, closures: [{ from: "2026-01-01", to: "2027-12-31" }] };
    expect(nextOpenDay(closed, at("11-19T14:00"))).toBeNull();
  });

  it("takes the parts of a day into account", () => {
    const halves: DayHours = [
      [540, 720],
      [840, 1080],
    ];
    const weekend: Week = [halves, [], [], [], [], halves, halves];
    expect(nextOpenDay({ week: weekend, closures: [] }, at("11-16T13:00"))).toBe("samedi 21 novembre");
    expect(nextOpenDay({ week: weekend, closures: [] }, at("11-21T08:00"))).toBe("samedi 21 novembre");
    expect(nextOpenDay({ week: weekend, closures: [] }, at("11-21T13:00"))).toBe("dimanche 22 novembre");
  });
});
