import { describe, expect, it } from "vitest";
import { drivingMinutes, isZoneIndexed, reachOf } from "./reach.ts";

const shop = {
  city: "Le Mans",
  coordinates: { latitude: 48.0061, longitude: 0.1996 },
  claims: { interventionRadiusKm: 30, indexedRadiusKm: 30 },
};
const allonnes = { city: "Allonnes", coordinates: { latitude: 47.967, longitude: 0.16 } };
const mamers = { city: "Mamers", coordinates: { latitude: 48.35, longitude: 0.369 } };

// rule zones/own-facts
describe("the way from the shop", () => {
  it("is a distance in a straight line and an estimated time, rounded to five minutes", () => {
    expect(reachOf(shop, allonnes)).toEqual({ km: 5, minutes: 10, where: "near" });
    expect(reachOf(shop, mamers)).toEqual({ km: 40, minutes: 50, where: "far" });
    expect(reachOf(shop, { ...shop, city: "LE MANS" })).toEqual({ km: 0, minutes: 5, where: "here" });
  });

  it("leads to the shop's own town only if the town's name is the same, however near another commune is", () => {
    const neighbour = { city: "Olemps", coordinates: { latitude: 48.0161, longitude: 0.1996 } };
    expect(reachOf(shop, neighbour)).toEqual({ km: 1, minutes: 5, where: "near" });
    expect(reachOf(shop, { ...mamers, city: "Le Mans" })?.where).toBe("far");
  });

  it("is unknown without coordinates", () => {
    expect(reachOf(shop, { ...allonnes, coordinates: null })).toBeNull();
  });

  it("takes longer the farther one goes, but less time for each kilometre", () => {
    const minutes = [1, 5, 10, 20, 30, 60, 200].map(drivingMinutes);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect((minutes.at(-1) ?? 0) / 200).toBeLessThan(drivingMinutes(5) / 5);
  });
});

// rule zones/indexed
describe("search engines", () => {
  it("may show the zones within the radius and those that the owner chose", () => {
    const indexed = (isIndexed: boolean | null, place: typeof allonnes | null) =>
      isZoneIndexed(shop, { isIndexed, coordinates: place && place.coordinates });
    expect(indexed(null, allonnes)).toBe(true);
    expect(indexed(null, mamers)).toBe(false);
    expect(indexed(null, null)).toBe(false);
    expect(indexed(true, mamers)).toBe(true);
    expect(indexed(true, null)).toBe(true);
    expect(indexed(false, allonnes)).toBe(false);
  });
});
