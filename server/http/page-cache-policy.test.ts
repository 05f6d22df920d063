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
  "%s is not shared",
  (path) => {
    expect(sharedPageQuery(path, "")).toBeUndefined();
  },
);

describe("query parameters", () => {
  test("parameters that a page declares select another page, in one order", () => {
    expect(sharedPageQuery("/blog", "?page=2&category=astuces")).toBe("?page=2&category=astuces");
    expect(sharedPageQuery("/blog", "?category=astuces&page=2")).toBe("?page=2&category=astuces");
  });

  test("campaign parameters change nothing", () => {
    expect(sharedPageQuery("/", "?utm_source=lettre&gclid=abc")).toBe("");
    expect(sharedPageQuery("/blog", "?fbclid=1&page=3&utm_medium=x")).toBe("?page=3");
    expect(sharedPageQuery("/", "?index")).toBe("");
  });

  test("an empty one counts as absent", () => {
    expect(sharedPageQuery("/blog", "?page=")).toBe("");
    expect(sharedPageQuery("/blog", "?")).toBe("");
  });

  test("one the page does not know changes nothing, so nobody can force a new rendering", () => {
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

  test("a search is a private page", () => {
    expect(sharedPageQuery("/blog", "?page=2&search=disque")).toBeUndefined();
    expect(sharedPageQuery("/locations", "?search=le+mans")).toBeUndefined();
  });

  test("a quote form filled in by an estimate is a private page", () => {
    expect(sharedPageQuery("/devis", "?appareil=mac&panne=lenteur")).toBeUndefined();
    expect(sharedPageQuery("/devis", "?delai=&service=reseau")).toBe("?service=reseau");
  });

  test("values the page treats alike select one page", () => {
    for (const service of ["autre", "random", "n'importe", "toString"])
      expect(sharedPageQuery("/devis", `?service=${service}`)).toBe("?service=autre");
  });

  test("values are encoded again, so that two spellings of an address are one page", () => {
    expect(sharedPageQuery("/devis", "?service=r%65seau")).toBe("?service=reseau");
    expect(sharedPageQuery("/blog", "?category=a+b%26c")).toBe("?category=a%20b%26c");
  });
});

test("a page made of the program is cached as it is; one that reads the database must name what it read", () => {
  expect(ownTags("/services/mise-a-niveau")).toEqual(["program"]);
  expect(ownTags("/blog/garder-ses-photos")).toEqual([]);
  expect(ownTags("/admin")).toEqual([]);
});
