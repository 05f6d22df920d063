import { describe, expect, test } from "vitest";
import { ownTags, sharedPageQuery } from "./page-cache-policy.ts";

test.each([
  "/",
  "/about",
  "/services/mise-a-niveau",
  "/blog/garder-ses-photos",
  "/locations/le-mans-72000",
  "/sitemap.xml",
])("%s is the same page for everyone", (path) => {
  expect(sharedPageQuery(path, "")).toBe("");
});

test.each(["/admin", "/admin/login", "/healthz", "/blog/a/b", "/nothing", "/toString", "/__proto__"])(
  "%s is not shared between visitors",
  (path) => {
    expect(sharedPageQuery(path, "")).toBeUndefined();
  },
);

describe("query parameters", () => {
  test("select another page, in a fixed order, when the page declares them", () => {
    expect(sharedPageQuery("/blog", "?page=2&category=astuces")).toBe("?page=2&category=astuces");
    expect(sharedPageQuery("/blog", "?category=astuces&page=2")).toBe("?page=2&category=astuces");
  });

  test("of a campaign change nothing", () => {
    expect(sharedPageQuery("/", "?utm_source=lettre&gclid=abc")).toBe("");
    expect(sharedPageQuery("/blog", "?fbclid=1&page=3&utm_medium=x")).toBe("?page=3");
    expect(sharedPageQuery("/", "?index")).toBe("");
  });

  test("count as absent when they are empty", () => {
    expect(sharedPageQuery("/blog", "?page=")).toBe("");
    expect(sharedPageQuery("/blog", "?")).toBe("");
  });

  test("that the page does not declare change nothing, so that nobody can force a new rendering", () => {
    for (const search of [
      "?x=1",
      "?reference=M-2026-0001",
      "?_routes=root",
      "?page=&x",
      "?search=",
      "?toString=1",
    ])
      expect(sharedPageQuery("/blog", search)).toBe("");
    expect(sharedPageQuery("/blog", "?page=2&page=3&x=1")).toBe("?page=2");
    expect(sharedPageQuery("/about", "?search=disque")).toBe("");
  });

  test("of a search make the page private", () => {
    expect(sharedPageQuery("/blog", "?page=2&search=disque")).toBeUndefined();
    expect(sharedPageQuery("/locations", "?search=le+mans")).toBeUndefined();
  });

  test("of an estimate make the quote form a private page", () => {
    expect(sharedPageQuery("/devis", "?appareil=mac&panne=lenteur")).toBeUndefined();
    expect(sharedPageQuery("/devis", "?delai=&service=reseau")).toBe("?service=reseau");
  });

  test("select the same page when the page treats their values alike", () => {
    for (const service of ["autre", "random", "n'importe", "toString"])
      expect(sharedPageQuery("/devis", `?service=${service}`)).toBe("?service=autre");
  });

  test("are encoded again, so that two spellings of an address are one page", () => {
    expect(sharedPageQuery("/devis", "?service=r%65seau")).toBe("?service=reseau");
    expect(sharedPageQuery("/blog", "?category=a+b%26c")).toBe("?category=a%20b%26c");
  });
});

test("a page with only program texts and settings needs no tags; other pages must name the data that they read", () => {
  expect(ownTags("/services/mise-a-niveau")).toEqual(["program"]);
  expect(ownTags("/public-worker.js")).toEqual(["program"]);
  expect(ownTags("/blog/garder-ses-photos")).toEqual([]);
  expect(ownTags("/admin")).toEqual([]);
});
