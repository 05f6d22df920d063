import { describe, expect, it } from "vitest";
import { inDepartment } from "./departments.ts";
import { atPlace, enumerate, ofPlace, printedName } from "./place-names.ts";

const forms: [name: string, at: string, of: string][] = [
  ["Le Mans", "au Mans", "du Mans"],
  ["La Flèche", "à La Flèche", "de La Flèche"],
  ["Les Mées", "aux Mées", "des Mées"],
  ["L'Haÿ-les-Roses", "à L’Haÿ-les-Roses", "de L’Haÿ-les-Roses"],
  ["Mayet", "à Mayet", "de Mayet"],
  ["Écommoy", "à Écommoy", "d’Écommoy"],
  ["Œuilly", "à Œuilly", "d’Œuilly"],
  ["Ivry-sur-Seine", "à Ivry-sur-Seine", "d’Ivry-sur-Seine"],
  ["Hyères", "à Hyères", "d’Hyères"],
  ["Hérouville", "à Hérouville", "d’Hérouville"],
  ["Hauteville", "à Hauteville", "de Hauteville"],
  ["Yvré-l'Évêque", "à Yvré-l’Évêque", "d’Yvré-l’Évêque"],
  ["Yerres", "à Yerres", "d’Yerres"],
  ["Yutz", "à Yutz", "de Yutz"],
  ["Y", "à Y", "d’Y"],
  ["Lesneven", "à Lesneven", "de Lesneven"],
  ["Levallois-Perret", "à Levallois-Perret", "de Levallois-Perret"],
  ["Aux Marais", "à Aux Marais", "d’Aux Marais"],
];

describe("the name of a commune in a sentence", () => {
  it.each(forms)("is written for %s as '%s' and '%s'", (name, at, of) => {
    expect(atPlace(name)).toBe(at);
    expect(ofPlace(name)).toBe(of);
  });

  it("is printed with curved apostrophes", () => {
    expect(printedName("Yvré-l'Évêque")).toBe("Yvré-l’Évêque");
  });
});

describe("the name of a département in a sentence", () => {
  it("has the preposition that people use", () => {
    expect(inDepartment("Sarthe")).toBe("dans la Sarthe");
    expect(inDepartment("Orne")).toBe("dans l’Orne");
    expect(inDepartment("Loire-Atlantique")).toBe("en Loire-Atlantique");
    expect(inDepartment("Val-d'Oise")).toBe("dans le Val-d’Oise");
    expect(inDepartment("La Réunion")).toBe("à La Réunion");
  });

  it("also has a preposition for an unknown département", () => {
    expect(inDepartment("Haut-Perche")).toBe("dans le département de Haut-Perche");
  });
});

describe("a list of names", () => {
  it("has commas, and 'et' before the last name", () => {
    expect(enumerate([])).toBe("");
    expect(enumerate(["Bousse"])).toBe("Bousse");
    expect(enumerate(["Bousse", "Arthezé", "Ligron"])).toBe("Bousse, Arthezé et Ligron");
  });
});
