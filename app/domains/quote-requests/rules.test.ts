import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { whatNextSteps } from "./components/what-next.tsx";
import { closedWishText } from "./rules.ts";

const calendar = {
  week: [0, 1, 2, 3, 4].map(() => [
    [540, 750],
    [840, 1080],
  ]) as [number, number][][] as never,
  closures: [{ from: "2026-12-24", to: "2026-12-31" }],
};

// rule forms/closed-wish
test.each([
  ["2026-12-26", "10:00", "Fermé ce jour-là"],
  ["2026-12-28", null, "Fermé ce jour-là"],
  ["2026-11-29", "10:00", "Fermé ce jour-là"],
  ["2026-11-30", "13:00", "Fermé à cette heure-là"],
  ["2026-11-30", "18:00", "Fermé à cette heure-là"],
  ["2026-11-30", "09:00", null],
  ["2026-11-30", "", null],
  ["2026-11-30", null, null],
  [null, "13:00", null],
  ["demain", "13:00", null],
])("a wish for %s at %s is said closed: %s", (day, time, said) => {
  const text = closedWishText(calendar, day, time);
  if (said === null) expect(text).toBeNull();
  else expect(text).toContain(said);
});

test("a refusal is called free only where the diagnosis is", () => {
  const last = (freeRefusal: string | null) =>
    whatNextSteps({ ...specifiedProfile, freeRefusal }).at(-1)?.rest;
  expect(last("refuser ne coûte rien")).toBe("par écrit. Vous acceptez, ou vous repartez.");
  expect(last(null)).toBe("par écrit. Vous décidez.");
});
