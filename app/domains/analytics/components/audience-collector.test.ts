import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tracerLifetimeMs } from "../rules/lifetimes.ts";

const known = "22222222-2222-4222-8222-222222222222";
const now = Date.parse("2026-11-20T10:00:00Z");

let stored: Map<string, string>;
let sent: { address: string; body: Record<string, unknown> }[];

/** Imitates the parts of a browser that the collector uses, and records every write and request. */
function openBrowser({ navigator = {}, isStorageClosed = false } = {}) {
  const storage = {
    getItem(key: string) {
      if (isStorageClosed) throw new Error("closed");
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const nowhere = { addEventListener: () => undefined };
  vi.stubGlobal("navigator", { webdriver: false, sendBeacon: () => true, ...navigator });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { pathname: "/", search: "", href: "https://atelier72.example/" });
  vi.stubGlobal("document", { ...nowhere, hidden: false, referrer: "", documentElement: {} });
  vi.stubGlobal("addEventListener", nowhere.addEventListener);
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    sent.push({ address, body: JSON.parse(body) as Record<string, unknown> });
    return Response.json({ session_id: known, is_new_visit: true });
  });
}

/** Starts the collector as an idle page does. Each page has its own copy of the module, so this imports a new one. */
async function startCollector() {
  vi.resetModules();
  const { startAudienceCollector } = await import("./audience-collector.ts");
  startAudienceCollector();
  await new Promise(setImmediate);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  stored = new Map();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// rule visits/not-counted
test.each([false, true])(
  "a visitor gets an identifier, kept with its date, and the shown page is sent to the server (webdriver: %s)",
  async (webdriver) => {
    openBrowser({ navigator: { webdriver } });
    await startCollector();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ address }) => address)).toEqual(["/api/visit-sessions", "/api/page-views"]);
    expect(stored.get("visitor_id")).toBe(sent[0]?.body.visitor_id);
    expect(stored.get("visitor_id_since")).toBe(String(now));
  },
);

// rule visits/refusal
test.each([
  ["Global Privacy Control", { navigator: { globalPrivacyControl: true } }, {}],
  ["Do Not Track", { navigator: { doNotTrack: "1" } }, {}],
  ["the refusal made on /confidentialite", {}, { audience_choice: "refused" }],
  ["a storage that is closed", { isStorageClosed: true }, {}],
])("with %s the script writes and sends nothing", async (_what, browser, before) => {
  stored = new Map(Object.entries(before));
  openBrowser(browser);
  await startCollector();
  expect(sent).toEqual([]);
  expect(Object.fromEntries(stored)).toEqual(before);
});

// rule visits/anonymous
test("a visitor's identifier lasts thirteen months from its first day, is not renewed by visits, and is then replaced", async () => {
  const since = String(now - tracerLifetimeMs + 1000);
  stored = new Map([
    ["visitor_id", known],
    ["visitor_id_since", since],
  ]);
  openBrowser();
  await startCollector();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body.visitor_id).toBe(known);
  expect(stored.get("visitor_id_since")).toBe(since);

  vi.setSystemTime(now + 2000);
  await startCollector();
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  expect(stored.get("visitor_id")).not.toBe(known);
  expect(stored.get("visitor_id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(stored.get("visitor_id_since")).toBe(String(now + 2000));
});

test("the thirteen months that an identifier lasts are at most 396 days", () => {
  expect(tracerLifetimeMs / 86_400_000).toBeLessThanOrEqual(396);
});
