import { expect, test } from "vitest";
import {
  averageDuration,
  deviceSplit,
  durationText,
  pageName,
  percentChange,
  tileOpacity,
  withShares,
} from "./figures.ts";
import { statisticsAddresses } from "./periods.ts";
import { countedPath, sourceOf, storedReferrer, storedUrl } from "./visits.ts";

// rule visits/duration
test("durations read in true units, and other text is shown as it is", () => {
  expect(durationText("00:03:25")).toBe("03m 25s");
  expect(durationText("01:02:05")).toBe("01h 02m 05s");
  expect(durationText("bientôt")).toBe("bientôt");
});

test("the mean of several days weighs each day by its visits", () => {
  const day = { date: "", uniqueVisitors: 0, totalPageViews: 0, bounceRate: 0, requests: 0 };
  expect(
    averageDuration([
      { ...day, totalVisits: 3, avgSessionDuration: "00:01:00" },
      { ...day, totalVisits: 1, avgSessionDuration: "01:00:00" },
      { ...day, totalVisits: 0, avgSessionDuration: "00:00:00" },
    ]),
  ).toBe("00:15:45");
  expect(averageDuration([])).toBe("00:00:00");
});

// rule visits/change
test("the change is against the previous day, and none when that day had nothing", () => {
  expect(percentChange(11, 10)).toBeCloseTo(10);
  expect(percentChange(5, 10)).toBe(-50);
  expect(percentChange(5, 0)).toBeNull();
  expect(percentChange(5, undefined)).toBeNull();
});

test.each([
  ["/", "Page d'accueil"],
  ["/blog", "Blog"],
  ["/services/depannage-distance", "Services › Depannage distance"],
  ["/blog/l%C3%A9ger", "Blog › Léger"],
  ["/blog/100%", "Blog › 100%"],
])("%s reads %s", (path, name) => {
  expect(pageName(path)).toBe(name);
});

// rule visits/calendar
test("a tile is never invisible, and opaque from ten visitors on", () => {
  expect([0, 5, 10, 400].map(tileOpacity)).toEqual([0.1, 0.55, 1, 1]);
});

// rule visits/devices
test("the device split is measured, or the specified one, marked as an example", () => {
  expect(deviceSplit([])).toEqual({
    isExample: true,
    visits: 0,
    entries: [
      { name: "Desktop", value: 65, color: "#3B82F6" },
      { name: "Mobile", value: 30, color: "#10B981" },
      { name: "Tablet", value: 5, color: "#6366F1" },
    ],
  });
  const measured = deviceSplit([
    { name: "mobile", count: 3 },
    { name: "desktop", count: 1 },
  ]);
  expect(measured).toMatchObject({ isExample: false, visits: 4 });
  expect(measured.entries.map(({ value }) => value)).toEqual([25, 75, 0]);
});

test("shares are relative to what is listed", () => {
  expect(withShares([{ count: 3 }, { count: 1 }]).map(({ share }) => share)).toEqual([75, 25]);
  expect(withShares([{ count: 0 }])[0]?.share).toBe(0);
});

// rule visits/ranges
test("the period is 7 days by default, and 90 for an unknown one", () => {
  const asked = ["", "period=", "period=7d", "period=30d", "period=90d", "period=1y"];
  expect(asked.map((query) => statisticsAddresses.read(new URLSearchParams(query)).period)).toEqual([
    "7d",
    "7d",
    "7d",
    "30d",
    "90d",
    "90d",
  ]);
});

// rule visits/anonymous
test("an address is stored without its query, except the page and campaign parameters", () => {
  expect(storedUrl("https://a.example/blog?page=2&search=camille&utm_source=lettre#x")).toBe(
    "/blog?page=2&utm_source=lettre",
  );
  expect(storedUrl("https://a.example/newsletter/confirmation?token=secret")).toBe(
    "/newsletter/confirmation",
  );
  expect(storedUrl("nonsense")).toBe("/");
  expect(storedUrl("https://a.example/blog?category=d%C3%A9pannage%26x")).toBe(
    "/blog?category=d%C3%A9pannage%26x",
  );
  expect(["/", "/blog/", "//", "/a\u0000b"].map(countedPath)).toEqual(["/", "/blog", "/", "/ab"]);
  expect(sourceOf("https://www.moteur.example/r?q=1", "a.example")).toBe("moteur.example");
  expect(["https://a.example/blog", "", "javascript:1"].map((from) => sourceOf(from, "a.example"))).toEqual([
    "",
    "",
    "",
  ]);
});

test("a stored view has a bounded size, whatever was typed", () => {
  const letters = "\u{1f525}é".repeat(300);
  const names = ["page", "category", "service", "utm_source", "utm_medium", "utm_campaign"];
  const query = new URLSearchParams(names.map((name) => [name, letters])).toString();
  const url = storedUrl(`https://a.example/${letters}?${query}`);
  expect(url.length).toBeLessThan(1_000);
  expect(url).toMatch(/^[\x21-\x7e]*$/);
  expect(() =>
    decodeURIComponent(url.slice(0, url.indexOf("?")).replace(/(?:%[A-F\d]{2})*$/, "")),
  ).not.toThrow();
  const path = countedPath(`/${letters}`);
  expect(path).toMatch(/^[\x21-\x7e]{1,300}$/);
  expect(storedReferrer(`https://a.example/${letters}`, "a.example").length).toBeLessThanOrEqual(300);
});
