import { describe, expect, it } from "vitest";
import { locationExcerpt, locationMetaDescription } from "./excerpt.ts";

const long = "Un technicien informatique se déplace chez vous. ".repeat(8);

// rule zones/excerpt
describe("a card's excerpt", () => {
  it("is the text between the first closing h2 and the next h3", () => {
    expect(
      locationExcerpt(
        "<h2>Titre</h2><p>Le <b>début</b>.</p><p>La suite.</p><h3>Chez vous</h3><p>Plus loin.</p>",
      ),
    ).toBe("Le début. La suite.");
    expect(locationExcerpt('<H2 class="a">Titre</H2 >\n<p>Début</p>\n<h3 id="x">Suite</h3>')).toBe("Début");
  });

  it("is not shortened, however long that text is", () => {
    expect(locationExcerpt(`<h2>Titre</h2><p>${long}</p><h3>Suite</h3>`)).toBe(long.trim());
  });

  it("is the beginning of the text when the description has no h2 or no h3", () => {
    expect(locationExcerpt("<p>Court &amp; simple.</p>")).toBe("Court & simple.");
    expect(locationExcerpt(`<h2>Titre</h2><p>${long}</p>`)).toMatch(/^Titre\. Un technicien .*…$/);
    expect(locationExcerpt("<h2>Titre</h2><h3>Sous-titre</h3><p>Texte.</p>")).toBe(
      "Titre. Sous-titre. Texte.",
    );
    expect(locationExcerpt("")).toBe("");
  });
});

// rule zones/title
describe("the meta description", () => {
  it("is the text without tags, cut to 160 characters between two words", () => {
    const cut = locationMetaDescription(`<p>${long}</p>`);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(long).toContain(cut.slice(0, -1));
    expect(cut).toMatch(/[a-z]…$/);
    expect(long.charAt(cut.length - 1)).toMatch(/[ .]/);
  });

  it("is cut inside a word that is too long", () => {
    expect(locationMetaDescription("a".repeat(300))).toBe(`${"a".repeat(159)}…`);
  });

  it("keeps a short text whole", () => {
    expect(locationMetaDescription("<h2>À Mayet</h2><p>Bonjour.</p>")).toBe("À Mayet. Bonjour.");
  });
});
