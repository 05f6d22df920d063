import { describe, expect, it } from "vitest";
import { nextOpenDay } from "./next-open-day.ts";

const week = [{ schema: ["Mo-Fr 09:00-18:00"] }, { schema: ["Sa 10:00-16:00"] }];
const at = (text: string) => new Date(text);

// Rule zones/own-facts
describe("the next working day", () => {
  it("is the first open day after today, in Paris", () => {
    expect(nextOpenDay(week, [], at("2026-11-19T14:00:00Z"))).toBe("vendredi 20 novembre");
    expect(nextOpenDay(week, [], at("2026-11-21T10:00:00Z"))).toBe("lundi 23 novembre");
    // Already Sunday in Paris.
    expect(nextOpenDay(week, [], at("2026-11-21T23:30:00Z"))).toBe("lundi 23 novembre");
    expect(nextOpenDay(week, [], at("2026-11-30T10:00:00Z"))).toBe("mardi 1er décembre");
  });

  it("leaves out the days the shop is closed", () => {
    const closures = [{ from: "2026-12-24", to: "2027-01-02" }];
    expect(nextOpenDay(week, closures, at("2026-12-23T10:00:00Z"))).toBe("lundi 4 janvier");
  });

  it("is unknown for a shop that opens on no day", () => {
    expect(nextOpenDay([], [], at("2026-11-19T14:00:00Z"))).toBeNull();
    expect(
      nextOpenDay(week, [{ from: "2026-01-01", to: "2027-12-31" }], at("2026-11-19T14:00:00Z")),
    ).toBeNull();
  });

  it("understands several parts of a day and a week that starts on any day", () => {
    const parts = [{ schema: ["Sa-Mo 09:00-12:00", "Sa-Mo 14:00-18:00"] }];
    expect(nextOpenDay(parts, [], at("2026-11-16T10:00:00Z"))).toBe("samedi 21 novembre");
    expect(nextOpenDay(parts, [], at("2026-11-21T10:00:00Z"))).toBe("dimanche 22 novembre");
  });
});
