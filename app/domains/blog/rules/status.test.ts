import { expect, it } from "vitest";
import { postState, publicationAfterSave } from "./status.ts";

const publishedAt = new Date("2026-01-05T08:00:00Z");
const before = { status: "published", publishedAt } as const;
const now = new Date("2026-03-01T10:00:00Z");
const typed = { publishAt: "", keepDate: false, now };

// rule editor/published-at
it("a published article is dated at each save, unless the person keeps the date", () => {
  const save = { ...typed, state: "published", before } as const;
  expect(publicationAfterSave(save)?.publishedAt).toEqual(now);
  expect(publicationAfterSave({ ...save, keepDate: true })?.publishedAt).toEqual(publishedAt);
  const draft = { status: "draft", publishedAt: null } as const;
  expect(publicationAfterSave({ ...save, before: draft, keepDate: true })?.publishedAt).toEqual(now);
  expect(publicationAfterSave({ ...save, before: null })?.publishedAt).toEqual(now);
});

// rule editor/published-at
it("a draft or an archived article has no date", () => {
  for (const state of ["draft", "archived"] as const)
    for (const keepDate of [true, false])
      expect(
        publicationAfterSave({ ...typed, state, before, keepDate, publishAt: "2026-03-02T09:00" }),
      ).toEqual({ status: state, publishedAt: null, publishAt: null });
});

// rule editor/schedule
it("a scheduled article keeps its planned moment, in Paris time, and a moment that has passed is refused", () => {
  const save = { ...typed, state: "scheduled", before } as const;
  expect(publicationAfterSave({ ...save, publishAt: "2026-03-01T11:01" })).toEqual({
    status: "draft",
    publishedAt: null,
    publishAt: new Date("2026-03-01T10:01:00Z"),
  });
  for (const publishAt of ["2026-03-01T11:00", "2025-01-01T08:00", "demain"])
    expect(publicationAfterSave({ ...save, publishAt })).toBeNull();
});

// rule editor/schedule
it("an article that the program published while somebody had its text open stays published", () => {
  const save = { ...typed, state: "scheduled", before, publishAt: "2026-01-05T09:00" } as const;
  expect(publicationAfterSave(save)).toEqual({ ...before, publishAt: null });
});

// rule editor/schedule
it("a draft with a planned moment counts as scheduled", () => {
  expect(postState({ status: "draft", publishAt: now })).toBe("scheduled");
  expect(postState({ status: "draft", publishAt: null })).toBe("draft");
  expect(postState({ status: "published", publishAt: null })).toBe("published");
});
