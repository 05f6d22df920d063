import { expect, test } from "vitest";
import type { SectionScreen, ShownSetting } from "../queries/section.server.ts";
import { lengthLeft } from "../components/length-left.tsx";
import { sheetSummary } from "./sheet-summary.ts";

const choices = { example: "Exemple, à confirmer", hidden: "Masqué" };
const columns = [
  { name: "value", standard: "" },
  { name: "label", standard: "" },
];
const settings = [
  { kind: "text", name: "figuresState", typed: "example", choices },
  { kind: "rows", name: "figures", columns, typed: [{ value: "10 ans" }, { value: "99 %" }] },
  { kind: "text", name: "delay", typed: "sous 24 h", control: "line" },
] as unknown as ShownSetting[];
const screen = { groups: [{ settings }] } as unknown as SectionScreen;

// rule settings/folds
test("a folded sheet shows a summary of what is typed in it", () => {
  const summary = (typed?: Record<string, string | string[]>) => sheetSummary({ screen, typed }, settings);
  expect(summary()).toBe("Exemple, à confirmer · 10 ans, 99 % · sous 24 h");
  const typed = { figuresState: "hidden", "figures.rows": "shown", "figures.value": ["12 ans"], delay: "" };
  expect(summary(typed)).toBe("Masqué");
  expect(summary({ ...typed, figuresState: "example" })).toBe("Exemple, à confirmer · 12 ans");
});

// rule settings/place
test("the folded place of a shop whose town was just typed says that it follows the town", () => {
  const place = [
    { kind: "text", name: "department", typed: "Sarthe", control: "line" },
  ] as unknown as ShownSetting[];
  const address = [{ kind: "text", name: "city", typed: "Le Mans" }] as unknown as ShownSetting[];
  const moving = { groups: [{ settings: address }, { settings: place }] } as unknown as SectionScreen;
  const summary = (typed?: Record<string, string>) => sheetSummary({ screen: moving, typed }, place);
  expect(summary()).toBe("Sarthe");
  expect(summary({ city: "Angers", department: "Sarthe" })).toBe(
    "Remplis d’après «\u00a0Angers\u00a0» à l’enregistrement",
  );
  expect(summary({ city: "Angers", department: "Maine-et-Loire" })).toBe("Maine-et-Loire");
});

// rule settings/length
test("the remaining length is shown only near a text's limit, and never for a code", () => {
  expect(lengthLeft("x".repeat(33), 40)).toBeNull();
  expect(lengthLeft("x".repeat(34), 40)).toBe(6);
  expect(lengthLeft("x".repeat(41), 40)).toBe(-1);
  expect(lengthLeft("49000", 5)).toBeNull();
});
