import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceKm } from "./geography.ts";
import { createNeighbourFinder } from "./neighbours.ts";

const place = fc.record({
  latitude: fc.double({ min: 47.9, max: 48.1, noNaN: true }),
  longitude: fc.double({ min: 0, max: 0.3, noNaN: true }),
});

test("the nearest places are those that a search through all places finds", () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), place, (places, from) => {
      const nearest = places
        .map((other) => distanceKm(from, other))
        .filter((km) => km > 0)
        .toSorted((one, other) => one - other)
        .slice(0, 3);
      expect(createNeighbourFinder(places)(from, 3).map(({ km }) => km)).toEqual(nearest);
    }),
  );
});

test("a place is not its own neighbour, and has no neighbour at the other end of the country", () => {
  const here = { latitude: 48, longitude: 0.2 };
  const find = createNeighbourFinder([here, { latitude: 43.3, longitude: 5.4 }]);
  expect(find(here, 3)).toEqual([]);
});
