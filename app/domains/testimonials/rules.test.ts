import { describe, expect, it } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";

const { testimonials } = specifiedProfile;
import { lastPosition, monogram, nextPosition, previousPosition, roleAndMonth } from "./rules.ts";

const count = testimonials.length;

describe("the testimonials", () => {
  it("are five, each rated from 1 to 5", () => {
    expect(count).toBe(5);
    for (const { rating } of testimonials) expect([1, 2, 3, 4, 5]).toContain(rating);
  });

  it("show initials in place of a photograph", () => {
    expect(testimonials.map(({ name }) => monogram(name))).toEqual(["HM", "KB", "JL", "TR", "SD"]);
  });
});

// rule settings/testimonial-date
it("show their month if the owner has dated them", () => {
  expect(roleAndMonth({ role: "Angers", date: "2026-08" })).toBe("Angers, août\u00a02026");
  expect(roleAndMonth({ role: "Angers", date: null })).toBe("Angers");
});

// rule pages/carousel
describe("the carousel on a desktop", () => {
  const visible = 3;

  it("advances one card at a time, and goes back to the start after the last position", () => {
    const seen = [0];
    for (let step = 0; step < 4; step++) seen.push(nextPosition(seen.at(-1) ?? 0, count, visible));
    expect(seen).toEqual([0, 1, 2, 0, 1]);
  });

  it("goes to the last position when going back from the first", () => {
    expect(previousPosition(0, count, visible)).toBe(2);
    expect(previousPosition(2, count, visible)).toBe(1);
  });
});

// rule pages/carousel
describe("the carousel on narrower screens", () => {
  it.each([
    [2, 3],
    [1, 4],
  ])("with %i visible cards, goes back to the start after position %i", (visible, last) => {
    expect(lastPosition(count, visible)).toBe(last);
    expect(nextPosition(last, count, visible)).toBe(0);
    expect(previousPosition(0, count, visible)).toBe(last);
  });

  it("lets the arrows continue after a dot led beyond the last position of the arrows", () => {
    expect(nextPosition(4, count, 3)).toBe(0);
    expect(previousPosition(4, count, 3)).toBe(1);
  });

  it("does not move when all cards are visible", () => {
    expect(nextPosition(0, 2, 3)).toBe(0);
    expect(previousPosition(0, 2, 3)).toBe(0);
  });
});
