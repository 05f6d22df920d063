import { describe, expect, it } from "vitest";
import { searchedParts, typedSearch } from "./search.ts";

describe("what is searched", () => {
  it("has no case, accents, hyphens, apostrophes or spaces", () => {
    for (const typed of ["L'Haÿ-les-Roses", "l hay les roses", "LHAY LES ROSES", "  l’haÿ - les…roses "])
      expect(searchedParts(typed)).toEqual([["lhaylesroses"]]);
  });

  it("finds St and Saint, Ste and Sainte alike, and the letters as they are typed", () => {
    expect(searchedParts("St-Étienne")).toEqual([["saintetienne", "stetienne"]]);
    expect(searchedParts("saint etienne")).toEqual([["saintetienne"]]);
    expect(searchedParts("Ste Cécile")).toEqual([["saintececile", "stececile"]]);
    expect(searchedParts("Stes-Maries")).toEqual([["saintesmaries", "stesmaries"]]);
    expect(searchedParts("brest")).toEqual([["brest"]]);
  });

  it("may be a postal code, whole or begun, or both a city and a postal code", () => {
    expect(searchedParts("72 200")).toEqual([["72200"]]);
    expect(searchedParts("722")).toEqual([["722"]]);
    expect(searchedParts("La Flèche (72200)")).toEqual([["lafleche"], ["72200"]]);
  });

  it("never carries a character that means something in a pattern", () => {
    expect(searchedParts(String.raw`%_\ "; drop`)).toEqual([["drop"]]);
    expect(searchedParts("% _ …")).toEqual([]);
  });
});

describe("the search of an address", () => {
  it("is trimmed, short and without what a database refuses", () => {
    expect(typedSearch(null)).toBe("");
    expect(typedSearch("  Le\0 Mans ")).toBe("Le Mans");
    expect(typedSearch("a".repeat(500))).toHaveLength(100);
  });
});
