import { describe, expect, test } from "vitest";
import { outlookText, unchangedText } from "../zones/labels/back-office.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

// rule zones/regeneration
describe("a regeneration", () => {
  test("says beforehand how many, how long and that it costs nothing without a text service", () => {
    const text = plain(outlookText({ total: 354, edited: 4, isByService: false }, false));
    expect(text).toContain("350 descriptions à écrire (4 à la main sont gardées)");
    expect(text).toContain("quelques secondes, sans rien coûter");
  });

  test("says beforehand the calls, the time and the tokens with a text service", () => {
    const text = plain(outlookText({ total: 300, edited: 0, isByService: true }, false));
    expect(text).toContain("environ 20 min, et environ 270 000 jetons");
    expect(plain(outlookText({ total: 34_932, edited: 0, isByService: true }, false))).toContain("39 h");
  });

  test("says why nothing was rewritten", () => {
    expect(plain(unchangedText({ seen: 352, kept: 0 }))).toContain("352 textes relus disaient déjà");
    expect(plain(unchangedText({ seen: 3, kept: 3 }))).toMatch(/^3 sont écrits à la main/);
  });
});
