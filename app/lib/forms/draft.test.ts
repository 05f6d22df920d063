import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, readDraft } from "./draft.ts";
import { writeDraft } from "./write-draft.ts";

const day = 86_400_000;
const typed = { name: "Hélène", message: "Mon écran est cassé." };

function makeStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** Opens a tab, or shows again the one whose storage is given. */
function openTab(storage = makeStorage()) {
  vi.stubGlobal("sessionStorage", storage);
  return storage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", makeStorage());
  openTab();
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

// rule forms/draft
test("each of two tabs keeps its own text, and a new tab begins with the text typed last", () => {
  const first = openTab();
  writeDraft("contact", typed);
  const second = openTab();
  expect(readDraft("contact")).toEqual(typed);
  writeDraft("contact", { name: "Karim" });
  openTab(first);
  expect(readDraft("contact")).toEqual(typed);
  dropDraft("contact");
  openTab(second);
  expect(readDraft("contact")).toEqual({ name: "Karim" });
  openTab();
  expect(readDraft("contact")).toEqual({ name: "Karim" });
  openTab(second);
  dropDraft("contact");
  openTab();
  expect(readDraft("contact")).toBeNull();
});

test("a form also works in a browser that refuses storage", () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  writeDraft("contact", typed);
  dropDraft("contact");
  expect(readDraft("contact")).toBeNull();
});
