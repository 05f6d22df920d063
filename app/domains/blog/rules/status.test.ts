import { expect, it } from "vitest";
import { publishedAtAfterSave } from "./status.ts";

const before = new Date("2026-01-05T08:00:00Z");
const now = new Date("2026-03-01T10:00:00Z");

// rule editor/published-at
it("dates a published article at each save, unless the date is kept", () => {
  const save = { status: "published", publishedAt: before, now } as const;
  expect(publishedAtAfterSave({ ...save, keepDate: false })).toEqual(now);
  expect(publishedAtAfterSave({ ...save, keepDate: true })).toEqual(before);
  expect(publishedAtAfterSave({ ...save, publishedAt: null, keepDate: true })).toEqual(now);
});

// rule editor/published-at
it("leaves no date on a draft or an archived article", () => {
  for (const status of ["draft", "archived"] as const)
    for (const keepDate of [true, false])
      expect(publishedAtAfterSave({ status, publishedAt: before, keepDate, now })).toBeNull();
});
