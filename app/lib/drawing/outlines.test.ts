import { describe, expect, it } from "vitest";
import { drawnText, fittedLines } from "./outlines.server.ts";

const title = { font: "title", size: 100 } as const;

describe("a text drawn as outlines", () => {
  it("stands on its base line, and is as wide as its letters", () => {
    const { d, width, ink } = drawnText("72", title);
    expect(d).toMatch(/^M[\d. -]+/);
    expect(width).toBeGreaterThan(80);
    expect(ink.bottom).toBeLessThanOrEqual(2);
    expect(ink.top).toBeLessThan(-60);
    expect(ink.right).toBeLessThanOrEqual(width + 5);
    expect(drawnText("72", { ...title, size: 50 }).width).toBeCloseTo(width / 2, 0);
  });

  it("loses an accent that the font does not have, and a letter that the font cannot draw", () => {
    expect(drawnText("Ÿ", title)).toEqual(drawnText("Y", title));
    expect(drawnText("漢字", title)).toMatchObject({ d: "", width: 0 });
  });

  it("is broken at spaces and after hyphens, at the largest size that fits", () => {
    const box = { font: "title", sizes: [80, 60, 40], width: 540, height: 320 } as const;
    expect(fittedLines("En panne ?", box)).toMatchObject({ size: 80, lines: [{}] });
    const long = fittedLines("à Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", box);
    expect(long.lines.length * long.size).toBeLessThanOrEqual(320);
    expect(Math.max(...long.lines.map(({ width }) => width))).toBeLessThanOrEqual(540);
    expect(fittedLines("a".repeat(200), box)).toMatchObject({ size: 40, lines: [{}] });
  });
});
