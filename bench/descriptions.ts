import { businessProfile } from "../app/domains/business/profile.ts";
import { createLocationMaker } from "../app/domains/locations/import/rules/new-locations.ts";
import { createNeighbourFinder } from "../app/domains/locations/rules/neighbours.ts";
import { similarity } from "../tests/support/shingles.ts";
import { factsOf, readCommunes } from "./communes.ts";
import { median } from "./tool.ts";

const pairs = 200;

/** What share of their runs of three words two neighbouring zones have in common; null without the file. */
export function measureLikeness(): Record<string, string | number> | null {
  const rows = readCommunes();
  if (!rows) return null;
  const facts = factsOf(rows);
  const make = createLocationMaker(facts, new Set(), businessProfile);
  const zones = facts.map((fact) => ({ ...fact.coordinates, text: make(fact).description }));
  const findNearest = createNeighbourFinder(zones);
  const shares: number[] = [];
  for (const index of chosen(zones.length)) {
    const zone = zones[index];
    const [near] = zone ? findNearest(zone, 1) : [];
    if (zone && near) shares.push(similarity(zone.text, near.place.text));
  }
  const shown = (share: number) => Math.round(share * 1000) / 1000;
  return {
    pairs: shares.length,
    median: shown(median(shares)),
    "one in ten above": shown(shares.toSorted((a, b) => a - b)[Math.floor(shares.length * 0.9)] ?? 0),
    most: shown(Math.max(...shares)),
  };
}

/** The same communes at every run, all over the country: a linear congruential generator. */
function chosen(count: number): number[] {
  let state = 72;
  return Array.from({ length: pairs }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  });
}
