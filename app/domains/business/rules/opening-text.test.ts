import { expect, test } from "vitest";
import { openingState, type ShopMoment } from "./opening.ts";
import { openingWords } from "./opening-text.ts";

const day = [[540, 1080]] as const;
const calendar = {
  week: [day, day, day, day, day, [[600, 990]] as const, []],
  closures: [{ from: "2026-12-21", to: "2026-12-31" }],
};

function said(on: string, clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const now: ShopMoment = { day: on, minutes: hours * 60 + minutes };
  const { word, rest, hour } = openingWords(openingState(calendar, now), now);
  return `${word}, ${rest}${hour}`.replaceAll("\u00a0", " ");
}

// rule pages/opening
test("the opening state is worded as people say it", () => {
  expect(said("2026-11-19", "15:10")).toBe("Ouvert, ferme à 18 h");
  expect(said("2026-11-21", "15:10")).toBe("Ouvert, ferme à 16 h 30");
  expect(said("2026-11-19", "17:40")).toBe("Ouvert, ferme dans 20 min");
  expect(said("2026-11-19", "08:00")).toBe("Fermé, ouvre à 9 h");
  expect(said("2026-11-19", "18:00")).toBe("Fermé, ouvre demain à 9 h");
  expect(said("2026-11-21", "17:00")).toBe("Fermé, ouvre lundi à 9 h");
  expect(said("2026-12-20", "12:00")).toBe("Fermé, ouvre le 1er janvier");
  expect(
    openingWords({ isOpen: false, until: null, next: null }, { day: "2026-11-19", minutes: 0 }).rest,
  ).toBe("sur rendez-vous");
});
