import { describe, expect, it, test } from "vitest";
import { readSection, sectionOf, sections, type SectionKey } from "./registry.server.ts";
import { buttonLook } from "#app/ui/button-look.ts";
import {
  accentOfFile,
  accentRefusal,
  accentSheet,
  accentSheetPath,
  accentTokens,
  contrast,
} from "./rules/accent.ts";
import { closureText, pastClosures, publicHolidays, upcomingClosures } from "./rules/closures.ts";
import { closedDaysText, openDaysText, openingHours, readDayHours } from "./rules/hours.ts";
import { isFrenchVat, isRegistration, isSiret, vatText } from "./rules/identifiers.ts";
import { vatExempt } from "./labels/legal.ts";
import { businessWords, fillTexts, wordNames } from "./rules/texts.ts";
import { assembleProfile, specifiedProfile } from "./sections/assemble.server.ts";

const keys = Object.keys(sections) as SectionKey[];

// rule settings/defaults
describe("the site that comes with the program", () => {
  it("passes the checks of the settings", () => {
    for (const key of keys)
      for (const [name, setting] of Object.entries(sectionOf(key).settings)) {
        if (setting.kind === "text")
          expect(setting.schema.safeParse(setting.standard).success, name).toBe(true);
        else {
          const read: Record<string, unknown> = readSection(key, {});
          expect(read[name], name).toHaveLength(setting.standard.length);
        }
      }
  });

  it("has a value for every name that a text may contain in braces", () => {
    expect(Object.keys(businessWords(specifiedProfile)).toSorted()).toEqual(wordNames.toSorted());
  });

  it("has each setting in exactly one sheet of its screen", () => {
    for (const key of keys) {
      const section = sectionOf(key);
      expect(section.groups.flatMap(({ names }) => names).toSorted()).toEqual(
        Object.keys(section.settings).toSorted(),
      );
    }
  });

  it("shows its own text instead of a stored text that a newer check refuses", () => {
    expect(readSection("company", { postalCode: "mille" }).postalCode).toBe("72000");
  });
});

// rule settings/checks
describe("the fields for the legal numbers", () => {
  test.each(["732 829 320 00074", "73282932000074", "356 000 000 00014"])("accept %s as a SIRET", (typed) =>
    expect(isSiret(typed)).toBe(true),
  );
  test.each(["732 829 320 00075", "7328293200007", "00000000000000", ""])(
    "do not accept %s as a SIRET",
    (typed) => expect(isSiret(typed)).toBe(false),
  );
  test.each(["FR44732829320", "fr 44 732 829 320"])("accept %s as a VAT number", (typed) =>
    expect(isFrenchVat(typed)).toBe(true),
  );
  test.each(["FR45732829320", "DE44732829320", "FR4473282932"])("do not accept %s as a VAT number", (typed) =>
    expect(isFrenchVat(typed)).toBe(false),
  );
  test.each([
    "Non applicable, art. 293 B du CGI",
    "TVA non applicable, article 293 B du Code général des impôts.",
    "TVA non applicable – art.293B CGI",
    "art. 293\u00a0B du CGI",
    "293-B",
    "Franchise en base de TVA",
    "tva non applicable",
  ])("accept '%s' as the statement that no VAT is charged", (typed) => {
    expect(vatText(typed)).toBe(vatExempt);
    expect(assembleProfile({ legal: { vatNumber: vatText(typed) } }).legal.vatNumber).toBe(vatExempt);
  });
  test.each(["sans objet.", "Néant", "Non applicable", "Non assujettie à la TVA", "Aucun"])(
    "accept '%s' as the statement that there is no number",
    (typed) => expect(vatText(typed)).toBe("Sans objet"),
  );
  test.each(["RCS Le Mans 732 829 320", "RNE 732829320", "rcs Angers 732 829 320"])(
    "accept %s as a registration",
    (typed) => expect(isRegistration(typed)).toBe(true),
  );
  test.each(["RCS 732 829 320", "RM 732 829 320", "RNE 732 829 321", "Angers 732 829 320"])(
    "do not accept %s as a registration",
    (typed) => expect(isRegistration(typed)).toBe(false),
  );
});

describe("opening hours", () => {
  const usual = readDayHours("9h-12h30 et 14:00 - 18:00") ?? [];

  it("are read as people write them, and refused when they are not the hours of one day", () => {
    expect(usual).toEqual([
      [540, 750],
      [840, 1080],
    ]);
    expect(readDayHours("Fermé")).toEqual([]);
    for (const wrong of ["9-18", "18h-9h", "9h-25h", "9h-12h, 11h-14h", "9h60-10h"])
      expect(readDayHours(wrong), wrong).toBeNull();
  });

  it("are shown for groups of days with the same hours", () => {
    const week = [[], usual, usual, usual, usual, [[600, 960]] as const, []];
    expect(openingHours(week)).toEqual([
      {
        days: "Mar-Ven",
        hours: "9h-12h30 et 14h-18h",
        schema: ["Tu-Fr 09:00-12:30", "Tu-Fr 14:00-18:00"],
      },
      { days: "Sam", hours: "10h-16h", schema: ["Sa 10:00-16:00"] },
    ]);
    expect(openDaysText(week)).toBe("du mardi au samedi");
    expect(closedDaysText(week)).toBe("Fermé le lundi et le dimanche");
    expect(closedDaysText(week, true)).toBe("Fermé le lundi, le dimanche et les jours fériés");
  });
});

// rule settings/closures
describe("closures", () => {
  it("include the holidays that move with Easter", () => {
    const dates = publicHolidays(2027).map(({ from }) => from);
    expect(dates).toContain("2027-03-29");
    expect(dates).toContain("2027-05-06");
    expect(dates).toContain("2027-05-17");
  });

  it("are listed in order until they end, without a holiday that lies inside a longer closure", () => {
    const closures = [
      { from: "2026-12-24", to: "2027-01-02", label: "congés" },
      { from: "2026-12-25", to: "2026-12-25", label: "Noël" },
      { from: "2026-11-20", to: "2026-11-22", label: "" },
      { from: "2027-01-20", to: "2027-01-20", label: "inventaire" },
      { from: "2027-01-20", to: "2027-01-20", label: "" },
      { from: "2027-06-01", to: "2027-06-01", label: "" },
    ];
    const told = upcomingClosures(closures, "2026-11-22", 90).map(closureText);
    expect(told).toEqual([
      "Fermé du 20 au 22 novembre",
      "Fermé du 24 décembre au 2 janvier (congés)",
      "Fermé le 20 janvier (inventaire)",
    ]);
    expect(pastClosures(closures, "2026-11-23", 31)).toEqual([{ from: "2026-11-20", to: "2026-11-22" }]);
    expect(pastClosures(closures, "2026-12-24", 31)).toEqual([]);
  });
});

describe("an accent colour", () => {
  it("must have enough contrast with every background behind it", () => {
    expect(accentRefusal("#1f4bff")).toBeNull();
    expect(accentRefusal("#0b7a53")).toBeNull();
    expect(accentRefusal("#ffb000")).toContain("Trop clair");
  });

  it("gives a button on the dark bar a visible edge, whichever allowed colour it is", () => {
    const steps = ["00", "22", "44", "66", "88", "aa", "cc", "ee"];
    const all = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
    );
    const allowed = all.filter((accent) => accentRefusal(accent) === null);
    expect(allowed).toContain("#004422");
    const unseen = allowed.filter((accent) => contrast(accentTokens(accent)["cobalt-on-ink"], "#0e1b2c") < 3);
    expect(unseen).toEqual([]);
    expect(buttonLook("primary", "sm")).toContain("in-[.save-bar]:border-cobalt-on-ink");
  });

  it.each(["#7a1fa2", "#0b7a53", "#b3261e", "#000000", "#1f4bff", "#6b6b6b"])(
    "has shades that can be read wherever the site uses them, in both themes: %s",
    (accent) => {
      const { light, dark, grounds, "cobalt-on-ink": onInk } = accentTokens(accent);
      expect(contrast(onInk, "#0e1b2c")).toBeGreaterThan(4.5);
      for (const shades of [light, dark])
        expect(contrast(shades["cobalt-press"], shades["cobalt-wash"])).toBeGreaterThan(4.5);
      for (const shade of [dark.cobalt, dark["cobalt-hover"], dark["cobalt-press"]])
        for (const ground of ["#0a131f", "#132236", dark["cobalt-wash"]])
          expect(contrast(shade, ground), `${shade} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      // This is the colour of the text on a chosen item in the dark theme.
      expect(contrast("#eef2f7", dark["cobalt-wash"])).toBeGreaterThanOrEqual(4.5);
      for (const ground of Object.values(grounds)) expect(contrast("#ffffff", ground)).toBeGreaterThan(4.5);
    },
  );

  it("has a style sheet for both themes, whose address contains the colour", () => {
    expect(accentOfFile(accentSheetPath("#7A1FA2").replace("/accent/", ""))).toBe("#7a1fa2");
    expect(accentOfFile("7a1fa2.css")).toBeNull();
    expect(accentSheet("#7a1fa2")).toMatch(
      /--color-cobalt:var\(--light,#7a1fa2\) var\(--dark,#[0-9a-f]{6}\)/,
    );
  });
});

describe("another business", () => {
  const clinic = assembleProfile({
    company: {
      name: "Clinique du PC",
      wordmark: "Clinique du PC",
      plate: "49",
      phone: "02 41 00 00 00",
      street: "3 rue Imaginaire",
      postalCode: "49000",
      city: "Angers",
      department: "Maine-et-Loire",
    },
  });

  it("puts its own name, town, telephone and open days in a text", () => {
    const text = "{Nom} {a_ville}, {dans_departement}\u00a0: {telephone}, {jours}. {inconnu}";
    expect(fillTexts([text], businessWords(clinic))).toEqual([
      "Clinique du PC à Angers, dans le Maine-et-Loire\u00a0: 02\u00a041\u00a000\u00a000\u00a000, du lundi au samedi. {inconnu}",
    ]);
  });

  it("has a real address once one is stored, and until then an address that is marked as fictitious", () => {
    expect(businessWords(clinic).adresse).toBe("3 rue Imaginaire, 49000\u00a0Angers");
    expect(businessWords(specifiedProfile).adresse).toContain("(adresse fictive)");
  });
});
