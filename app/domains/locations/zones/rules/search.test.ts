import { describe, expect, it } from "vitest";
import { searchedParts } from "./search.ts";

// rule zones/search
describe("a search", () => {
  it("ignores case, accents, hyphens, apostrophes and spaces", () => {
    for (const typed of ["L'Haÿ-les-Roses", "l hay les roses", "LHAY LES ROSES", "  l’haÿ - les…roses "])
      expect(searchedParts(typed)).toEqual([["lhaylesroses"]]);
  });

  it("treats St and Saint, Ste and Sainte as equal, and also finds the letters as typed", () => {
    expect(searchedParts("St-Étienne")).toEqual([["saintetienne", "stetienne"]]);
    expect(searchedParts("saint etienne")).toEqual([["saintetienne"]]);
    expect(searchedParts("Ste Cécile")).toEqual([["saintececile", "stececile"]]);
    expect(searchedParts("Stes-Maries")).toEqual([["saintesmaries", "stesmaries"]]);
    expect(searchedParts("brest")).toEqual([["brest"]]);
  });

  it("may be a postal code or its beginning, or a city with a postal code", () => {
    expect(searchedParts("72 200")).toEqual([["72200"]]);
    expect(searchedParts("722")).toEqual([["722"]]);
    expect(searchedParts("La Flèche (72200)")).toEqual([["lafleche"], ["72200"]]);
  });

  it("never contains a character that has a meaning in a LIKE pattern", () => {
    expect(searchedParts(String.raw`%_\ "; drop`)).toEqual([["drop"]]);
    expect(searchedParts("% _ …")).toEqual([]);
  });
});
