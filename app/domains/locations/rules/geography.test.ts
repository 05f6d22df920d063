import { describe, expect, it } from "vitest";
import { directionOf, distanceKm, offsetKm, squareAround } from "./geography.ts";

const leMans = { latitude: 48.0061, longitude: 0.1996 };
const laFleche = { latitude: 47.698, longitude: -0.076 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

describe("distances and directions", () => {
  it("agree with an atlas", () => {
    expect(distanceKm(leMans, laFleche)).toBeCloseTo(39.9, 0);
    expect(distanceKm(leMans, paris)).toBeCloseTo(184, -1);
    expect(distanceKm(leMans, leMans)).toBe(0);
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111,
      0,
    );
  });

  it("have the right preposition for each direction of the compass", () => {
    expect(directionOf(leMans, laFleche)).toBe("au sud-ouest");
    expect(directionOf(leMans, paris)).toBe("au nord-est");
    const moved = (latitude: number, longitude: number) =>
      directionOf(leMans, { latitude: leMans.latitude + latitude, longitude: leMans.longitude + longitude });
    expect([moved(1, 0), moved(0, 1), moved(-1, 0), moved(0, -1), moved(-1, 1.5), moved(1, -1.5)]).toEqual([
      "au nord",
      "à l’est",
      "au sud",
      "à l’ouest",
      "au sud-est",
      "au nord-ouest",
    ]);
  });

  it("agree with the flat map around a point", () => {
    const { east, north } = offsetKm(leMans, laFleche);
    expect(Math.hypot(east, north)).toBeCloseTo(distanceKm(leMans, laFleche), 0);
    expect(east).toBeLessThan(0);
    expect(north).toBeLessThan(0);
  });
});

describe("the square around a point", () => {
  it("reaches the requested distance on each side", () => {
    const { low, high } = squareAround(leMans, 30);
    expect(distanceKm(leMans, { ...leMans, latitude: high.latitude })).toBeCloseTo(30, 1);
    expect(distanceKm(leMans, { ...leMans, longitude: low.longitude })).toBeCloseTo(30, 1);
  });
});
