import { describe, expect, it } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { plainText } from "#app/lib/pages/plain-text.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { similarity, wordsOf } from "#tests/support/shingles.ts";
import { sampleCommunes, sampleDepartment, sampleRegion } from "../../content/sarthe.ts";
import { type DescribedPlace, locationDescription } from "./description.ts";
import { locationExcerpt } from "../../zones/rules/excerpt.ts";
import { createLocationMaker } from "../../import/rules/new-locations.ts";
import { zoneLead } from "../../zones/labels/facts.ts";
import { reachOf } from "../../rules/reach.ts";
import { atPlace } from "#app/lib/french/place-names.ts";
import { createNeighbourFinder } from "../../rules/neighbours.ts";

const communes = sampleCommunes.map(([inseeCode, postalCode, name, latitude, longitude]) => ({
  inseeCode,
  postalCode,
  name,
  department: sampleDepartment.name,
  region: sampleRegion.name,
  coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
}));
const zones = communes.map(createLocationMaker(communes, new Set(), specifiedProfile));

function named(...names: string[]) {
  return names.map((name) => ({ name, coordinates: null }));
}
const place: DescribedPlace = {
  slug: "la-fleche",
  city: "La Flèche",
  postalCode: "72200",
  department: "Sarthe",
  region: "Pays de la Loire",
  coordinates: { latitude: 47.698, longitude: -0.076 },
  neighbours: named("Bousse", "Arthezé", "Crosmières", "Ligron"),
};
/** Returns the descriptions of a place under 200 slugs, enough to use every sentence. */
const variants = (changes: Partial<DescribedPlace>) =>
  Array.from({ length: 200 }, (_, index) =>
    locationDescription({ ...place, ...changes, slug: `zone-${index}` }, specifiedProfile),
  );

// rule zones/descriptions
describe("a zone's description", () => {
  it("has 100 to 150 words for every commune", () => {
    for (const { slug, description } of zones) {
      const { length } = wordsOf(description);
      expect(length, slug).toBeGreaterThanOrEqual(100);
      expect(length, slug).toBeLessThanOrEqual(150);
    }
  });

  it("names the city and the region, and is clean HTML", () => {
    for (const { city, description } of zones) {
      expect(description).toContain(city.replace(/^(Le|Les) /, "").replaceAll("'", "’"));
      expect(description).toContain("Pays de la Loire");
      expect(sanitizeContent(description)).toBe(description);
    }
  });

  it("has one h2 and two h3, from which a card takes its excerpt", () => {
    for (const { description } of zones) {
      expect(description.match(/<h2>/g)).toHaveLength(1);
      expect(description.match(/<h3>/g)).toHaveLength(2);
      expect(wordsOf(locationExcerpt(description)).length).toBeGreaterThan(25);
    }
  });

  it("contracts and elides French articles, and leaves no gap in a sentence", () => {
    const all = [
      ...zones.map(({ description }) => description),
      ...["Le Mans", "Les Mées", "Écommoy", "L'Haÿ-les-Roses"].flatMap((city) =>
        variants({ city, neighbours: named("Les Aulneaux", "Écommoy", "Le Lude") }),
      ),
    ];
    for (const description of all) {
      const text = plainText(description);
      expect(text).not.toMatch(
        /\b(?:à|de) (?:Le|Les) |\bde [ÉÈEAIOU]|undefined|null|NaN|,\s*,|\s{2}|\s[.,]|'/,
      );
      expect(text).not.toMatch(/ [?!:;]/);
    }
  });

  it("says how far the zone is from the shop and in which direction", () => {
    expect(variants({}).join()).toContain("40\u00a0km au sud-ouest du Mans");
    expect(variants({ city: "Le Mans", coordinates: specifiedProfile.coordinates }).join()).toContain(
      "L’atelier est ici",
    );
  });

  it("can be written without a département, a region, coordinates and neighbours", () => {
    for (const html of variants({ department: null, region: null, coordinates: null, neighbours: [] })) {
      expect(plainText(html)).not.toMatch(/undefined|null|région|,\s*[,.]/);
      expect(wordsOf(html).length).toBeGreaterThanOrEqual(90);
    }
  });

  it.each([
    ["just beyond the radius", { latitude: 47.55, longitude: -0.25 }],
    ["hundreds of kilometres away", { latitude: 43.7, longitude: 7.27 }],
  ])("promises no visit %s", (_where, coordinates) => {
    const far = variants({ coordinates }).map(plainText);
    for (const text of far)
      expect(text).not.toMatch(
        /Inutile de porter|dans notre zone|c’est nous qui|se déplacent|nous venons (?!sur demande)|nous passons|nous intervenons|à votre porte|sur place|sans quitter|déplacements/i,
      );
    expect(far.join()).toMatch(/d’abord à distance|une séance à distance d’abord/);
    const lengths = far.map((text) => wordsOf(text).length).toSorted((one, other) => one - other);
    expect(lengths[0]).toBeGreaterThanOrEqual(85);
    expect(lengths.at(-1)).toBeLessThanOrEqual(150);
    const shop = assembleProfile({ site: { "service-depannage-distance": "withdrawn" } });
    const alone = locationDescription({ ...place, coordinates }, shop);
    expect(alone).not.toContain("à distance d’abord");
    expect(alone).toMatch(/sur demande|la visite se demande/);
  });

  // rule settings/delays
  it("neither promises a delay nor asks about one where the shop hides its own", () => {
    const silent = assembleProfile({ proof: { delaysState: "hidden" } });
    const all = Array.from({ length: 100 }, (_, index) =>
      locationDescription(
        { ...place, coordinates: { latitude: 48.05, longitude: 0.15 }, slug: `zone-${index}` },
        silent,
      ),
    ).join();
    expect(all).not.toMatch(/délai|sous 24/i);
    expect(all).toContain("Quand pouvons-nous venir");
  });

  it("does not promise a technician everywhere in the département, since none comes beyond the radius", () => {
    for (const { description } of zones) expect(description).not.toMatch(/partout|comme ailleurs/);
  });

  // rule zones/unknown-distance
  it("promises no visit in the département while the distance is unknown", () => {
    const all = variants({ coordinates: null }).map(plainText);
    for (const text of all) {
      expect(text).toMatch(/distance/);
      expect(text).not.toMatch(
        /nous nous déplaçons|(?<!si )nous venons|nous passons|nous intervenons|à votre porte|sur place|sans quitter|déplacements/i,
      );
    }
  });

  it("promises no visit in another département either, if the distance is unknown", () => {
    const moved = assembleProfile({ company: { city: "Angers", department: "Maine-et-Loire" } });
    const all = Array.from({ length: 100 }, (_, index) =>
      locationDescription({ ...place, coordinates: null, slug: `zone-${index}` }, moved),
    ).join();
    expect(all).not.toMatch(
      /se déplacent|nous venons (?!sur demande)|nous passons|comme partout|nous intervenons/i,
    );
    expect(all).toMatch(/nous venons sur demande|la visite se demande/);
  });

  it.each([
    ["beyond", { latitude: 47.698, longitude: -0.4 }],
    ["within", { latitude: 47.85, longitude: 0.1 }],
  ])("names only the neighbours that, like the zone itself, are %s the radius", (_side, coordinates) => {
    const near = { name: "Vion", coordinates: { latitude: 47.9, longitude: 0.1 } };
    const far = { name: "Daon", coordinates: { latitude: 47.7, longitude: -0.6 } };
    const [like, unlike] = _side === "within" ? [near, far] : [far, near];
    const both = variants({ coordinates, neighbours: [unlike, like] }).join();
    expect(both).toContain(like.name);
    expect(both).not.toContain(unlike.name);
    for (const html of variants({ coordinates, neighbours: [unlike] })) {
      expect(html).not.toMatch(/Vion|Daon/);
      expect(plainText(html)).toMatch(/d[ée]pend de la distance/);
    }
  });

  it("uses the postal code to find the département of a zone typed by hand", () => {
    expect(variants({ department: null, postalCode: "49800" }).join()).not.toContain("dans le secteur");
  });

  // rules settings/services and settings/everywhere
  it("names the guarantee and experience of the business, and no withdrawn service", () => {
    const shop = assembleProfile({
      proof: { guaranteeDays: "90", experience: "huit ans d’expérience" },
      site: { "service-recuperation-donnees": "withdrawn", "service-depannage-distance": "withdrawn" },
    });
    const all = Array.from({ length: 200 }, (_, index) =>
      locationDescription({ ...place, slug: `zone-${index}` }, shop),
    ).join();
    expect(all).toContain("90 jours");
    expect(all).toContain("huit ans d’expérience");
    expect(all).not.toMatch(/30 jours|10 ans|Récupérer|Vos fichiers d’abord|À distance d’abord/);
  });

  // rule settings/services
  it("mentions no work of a withdrawn service in any sentence, and no team", () => {
    const near = { ...place, coordinates: { latitude: 48.1, longitude: 0.2 } };
    const says = (words: RegExp, withdrawn: readonly string[]) => {
      const shop = assembleProfile({
        site: Object.fromEntries(withdrawn.map((name) => [`service-${name}`, "withdrawn"])),
      });
      const slugs = Array.from({ length: 200 }, (_, index) => `zone-${index}`);
      return slugs.some((slug) =>
        [near, place].some((one) => words.test(locationDescription({ ...one, slug }, shop))),
      );
    };
    const named = {
      "configuration-reseau": /Wi-Fi|réseau|connexion perdue/,
      "configuration-peripheriques": /[Ii]mprimante /,
      "recuperation-donnees": /[Pp]hotos (introuvables|à sauver)/,
      "maintenance-preventive": /entretien régulier|sauvegardes sont vérifiées/,
    };
    for (const [service, words] of Object.entries(named))
      expect([service, says(words, []), says(words, [service])]).toEqual([service, true, false]);
    // rule settings/alone
    expect(says(/[Tt]echnicien|équipe/, [])).toBe(false);
    // No sentence mentions a plan, because the shop may sell none.
    expect(says(/forfait/, [])).toBe(false);
  });

  it("promises no written report of a repair, within the radius and beyond it", () => {
    const far = { coordinates: { latitude: 48.5, longitude: 1.5 } };
    for (const texts of [variants({}), variants(far)]) {
      expect(texts.join(" ")).toContain("Nous vous disons clairement ce qui a été réparé.");
      expect(texts.join(" ")).not.toMatch(/compte rendu|rapport/);
    }
  });

  it("is the same every time and escapes text that looks like a tag", () => {
    expect(variants({})).toEqual(variants({}));
    expect(variants({ city: "<script>&" }).join()).not.toContain("<script>");
  });

  it("differs from those of neighbouring zones", () => {
    const located = zones.flatMap(({ latitude, longitude, description }) =>
      latitude === null || longitude === null ? [] : { latitude, longitude, description },
    );
    const find = createNeighbourFinder(located);
    const shares = located
      .flatMap((zone) => find(zone, 3).map((near) => similarity(zone.description, near.place.description)))
      .toSorted((one, other) => one - other);
    expect(shares.length).toBeGreaterThan(200);
    expect(shares[Math.floor(shares.length / 2)]).toBeLessThan(0.25);
    expect(shares.at(-1)).toBeLessThan(0.5);
  });

  // rules zones/descriptions and zones/own-facts
  it("shares no sentence with those of six neighbours, and neither does the page's lead", () => {
    const six = ["arnage", "allonnes", "spay", "ruaudin", "mulsanne", "monce-en-belin"].map((slug) => {
      const zone = zones.find((one) => one.slug === slug);
      if (!zone) throw new Error(slug);
      const { city, postalCode, description, latitude, longitude } = zone;
      const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
      const reach = reachOf(specifiedProfile, { city, coordinates });
      const facts = {
        city,
        at: atPlace(city),
        postalCode,
        department: "Sarthe",
        isFar: false,
      } as const;
      const lead = zoneLead({ ...facts, reach, direction: "au sud" }, specifiedProfile);
      return `${lead} ${plainText(description)}`.split(/(?<=[.!?])\s/);
    });
    const [first = [], ...others] = six;
    expect(first.length).toBeGreaterThan(5);
    expect(first.filter((sentence) => others.every((other) => other.includes(sentence)))).toEqual([]);
  });
});
