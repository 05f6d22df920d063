import { expect, test } from "vitest";
import {
  averageDuration,
  deviceSplit,
  durationText,
  pageName,
  percentChange,
  fullShadeVisitors,
  tileOpacity,
  withShares,
} from "./figures.ts";
import { statisticsAddresses } from "./periods.ts";
import { countedPath, isCountedPath, sourceOf, storedReferrer, storedUrl } from "./visits.ts";

// rule visits/duration
test("a duration is shown in hours, minutes and seconds, and any other text is shown unchanged", () => {
  expect(durationText("00:03:25")).toBe("03m 25s");
  expect(durationText("01:02:05")).toBe("01h 02m 05s");
  expect(durationText("bientôt")).toBe("bientôt");
});

test("the average duration of several days weights each day by its number of visits", () => {
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
test("no change is shown when the same hours a week ago had too few visits to compare with", () => {
  expect(percentChange(11, 10)).toBeCloseTo(10);
  expect(percentChange(5, 10)).toBe(-50);
  expect(percentChange(1, 9)).toBeNull();
  expect(percentChange(5, 0)).toBeNull();
  expect(percentChange(5, undefined)).toBeNull();
});

test.each([
  ["/", "Page d'accueil"],
  ["/blog", "Blog"],
  ["/services/depannage-distance", "Services › Depannage distance"],
  ["/blog/l%C3%A9ger", "Blog › Léger"],
  ["/blog/100%", "Blog › 100%"],
])('the page %s is shown as "%s"', (path, name) => {
  expect(pageName(path)).toBe(name);
});

// rule visits/calendar
test("a day's tile is never invisible, and in a quiet period it is opaque from ten visitors on", () => {
  const full = fullShadeVisitors([{ uniqueVisitors: 3 }, { uniqueVisitors: 0 }]);
  expect([0, 5, 10, 400].map((visitors) => tileOpacity(visitors, full))).toEqual([0.1, 0.55, 1, 1]);
  expect(fullShadeVisitors([])).toBe(10);
});

// rule visits/calendar
test("in a busy period a tile's shade depends on the other days, and one very busy day does not make the others pale", () => {
  const days = Array.from({ length: 30 }, (_, day) => ({ uniqueVisitors: day === 7 ? 4000 : 60 + day }));
  const full = fullShadeVisitors(days);
  expect(full).toBe(87);
  expect(tileOpacity(44, full)).toBeCloseTo(0.555);
  expect(tileOpacity(4000, full)).toBe(1);
});

// rule visits/devices
test("the shares of devices are measured, or without visits those of the specification, marked as an example", () => {
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
  expect(measured.entries.map(({ name, value }) => [name, value])).toEqual([
    ["Ordinateur", 25],
    ["Mobile", 75],
    ["Tablette", 0],
  ]);
});

test("the shares of a list's rows are percentages of the rows' total", () => {
  expect(withShares([{ count: 3 }, { count: 1 }]).map(({ share }) => share)).toEqual([75, 25]);
  expect(withShares([{ count: 0 }])[0]?.share).toBe(0);
});

// rule visits/ranges
test("the period is 7 days by default, and 90 days when the address has an unknown period", () => {
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
test("an address is stored without its query, except for a few parameters such as the page number and the campaign", () => {
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

// rule visits/pages-alone
test("only addresses that could be a page of the site are counted", () => {
  for (const path of ["/", "/blog", "/services/securite-informatique", "/locations/le-mans-72100"])
    expect(isCountedPath(path), path).toBe(true);
  for (const path of [
    "/\u0000\ud800",
    "/__proto__",
    "/<script>alert(1)</script>",
    "/a/b/c",
    "/wp-login.php",
    "//",
  ])
    expect(isCountedPath(countedPath(path)), path).toBe(path === "//");
  for (const path of ["/admin/quotes", "/devis/bon/secret"]) expect(isCountedPath(path), path).toBe(false);
});

test("a stored page view has a limited size, whatever was typed", () => {
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
