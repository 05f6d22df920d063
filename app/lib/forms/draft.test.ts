import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, readDraft } from "./draft.ts";
import { writeDraft } from "./write-draft.ts";

const day = 86_400_000;
const typed = { name: "Hélène", message: "Mon écran est cassé." };

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// rule forms/draft
test("a draft is kept for a week, and never comes back afterwards", () => {
  writeDraft("contact", typed);
  vi.advanceTimersByTime(7 * day - 1);
  expect(readDraft("contact")).toEqual(typed);
  vi.advanceTimersByTime(1);
  expect(readDraft("contact")).toBeNull();
  vi.setSystemTime(Date.now() - 7 * day);
  expect(readDraft("contact")).toBeNull();
});

test("a draft that was discarded does not come back", () => {
  writeDraft("contact", typed);
  dropDraft("contact");
  expect(readDraft("contact")).toBeNull();
});

test("a form also works in a browser that refuses storage", () => {
  vi.stubGlobal("localStorage", undefined);
  writeDraft("contact", typed);
  dropDraft("contact");
  expect(readDraft("contact")).toBeNull();
});
