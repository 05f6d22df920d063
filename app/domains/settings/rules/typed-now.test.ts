import { expect, test } from "vitest";
import type { SectionScreen } from "../queries/section.server.ts";
import { changedSettings, isTypedSince, withTyped } from "./typed-now.ts";

const line = (name: string, typed: string) => ({ kind: "text", name, typed });
const columns = [
  { name: "price", standard: "", control: "line" },
  { name: "name", standard: "", control: "line" },
  { name: "mark", standard: "none", control: "choice", choices: { none: "Aucune" } },
];
const rows = [
  { name: "A", price: "29" },
  { name: "B", price: "89" },
];
const settings = [line("name", "Atelier"), { kind: "rows", name: "plans", columns, typed: rows }];
const screen = { groups: [{ settings }] } as unknown as SectionScreen;

/** What the form sends for an unchanged list. It ends with the blank row for a browser without JavaScript. */
const untouched = {
  name: "Atelier",
  "plans.rows": "shown",
  "plans.price": ["29", "89", ""],
  "plans.name": ["A", "B", ""],
  "plans.mark": ["none", "none", "none"],
};

// rule settings/save
test("the settings that differ from the stored ones are counted, and a changed list counts once", () => {
  const count = (typed: Record<string, string | string[]>) => changedSettings({ screen, typed });
  expect(changedSettings({ screen, typed: undefined })).toBe(0);
  expect(count(untouched)).toBe(0);
  const after = { ...untouched, "plans.price": ["25", "79", ""], "plans.name": ["A", "C", ""] };
  expect(count(after)).toBe(1);
  expect(count({ ...after, name: "Clinique" })).toBe(2);
  expect(count({ ...untouched, "plans.name": ["A", "B", "C"] })).toBe(1);
  expect(count({ ...untouched, "name.forget": "on" })).toBe(1);
});

// rule settings/save
test("a value typed while the server saves is distinguished from the value that was sent", () => {
  const since = (typed: Record<string, string | string[]>) => isTypedSince(screen, untouched, typed);
  expect(since({ ...untouched, name: "Atelier " })).toBe(false);
  expect(since({ ...untouched, name: "Clinique" })).toBe(true);
  expect(since({ ...untouched, "plans.price": ["29", "79", ""] })).toBe(true);
  expect(since({ ...untouched, "name.forget": "on" })).toBe(true);
});

// rule settings/save
test("values that are refused in a form sent without JavaScript stay typed and unsaved", () => {
  const values = { ...untouched, name: "Clinique" };
  const answered = { outcome: "invalid", errors: { name: "…" }, values } as const;
  const shown = withTyped(screen, answered);
  expect(shown.groups[0]?.settings[0]?.typed).toBe("Clinique");
  expect(changedSettings({ screen, typed: values })).toBe(1);
});
