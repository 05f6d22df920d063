import { describe, expect, test } from "vitest";
import { outlookText, regenerationText, stoppedText } from "../zones/labels/back-office.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

// rule zones/regeneration
describe("a regeneration", () => {
  test("says beforehand how many texts it writes, how long that takes and that it is free without a text-generation service", () => {
    const text = plain(outlookText({ total: 354, edited: 4, isByService: false }, false));
    expect(text).toContain("350 descriptions à écrire (4 à la main sont gardées)");
    expect(text).toContain("quelques secondes, sans rien coûter");
  });

  test("says beforehand how much time and how many tokens it takes with a text-generation service", () => {
    const text = plain(outlookText({ total: 300, edited: 0, isByService: true }, false));
    expect(text).toContain("environ 20 min, et environ 270 000 jetons");
    expect(plain(outlookText({ total: 34_932, edited: 0, isByService: true }, false))).toContain("39 h");
  });

  test("says why it rewrote nothing", () => {
    const none = { changed: 0, refused: 0 };
    expect(plain(regenerationText({ ...none, seen: 352, kept: 0 }))).toContain(
      "352 textes relus disaient déjà",
    );
    expect(plain(regenerationText({ ...none, seen: 3, kept: 3 }))).toMatch(/^3 sont écrits à la main/);
  });

  test("says how many texts the service did not write, even if the site's own text was there before", () => {
    const none = { seen: 352, changed: 0, kept: 0 };
    const silent = plain(regenerationText({ ...none, refused: 352 }));
    expect(silent).toMatch(/^Pour 352 communes, il a refusé/);
    expect(silent).not.toContain("disaient déjà");
    expect(plain(regenerationText({ seen: 5, changed: 5, kept: 0, refused: 1 }))).toMatch(
      /^5 descriptions récrites\. Pour 1 commune, /,
    );
  });

  test("says how much was done when somebody stops it", () => {
    expect(plain(stoppedText({ total: 352, seen: 7, changed: 5, kept: 0, refused: 0 }))).toBe(
      "7 localisations relues sur 352. 5 descriptions récrites.",
    );
    expect(plain(stoppedText({ total: 352, seen: 0, changed: 0, kept: 0, refused: 0 }))).toBe(
      "0 localisation relue sur 352.",
    );
  });
});
