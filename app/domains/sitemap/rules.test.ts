import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { expect, it } from "vitest";
import {
  listFixedPaths,
  readSitemapName,
  sitemapIndexXml,
  sitemapKinds,
  sitemapPath,
  sitemapXml,
} from "./rules.ts";

it("only site map addresses that the site itself writes are accepted", () => {
  for (const kind of sitemapKinds)
    for (const part of [1, 2, 12]) {
      const path = sitemapPath({ kind, part });
      const name = path === "/blog-sitemap.xml" ? null : { kind, part };
      expect(readSitemapName(path.replace("/sitemaps/", ""))).toEqual(name);
    }
  for (const file of ["posts.xml", "pages-1.xml", "pages-0.xml", "autre.xml", "pages", "pages-2.xml.gz"])
    expect(readSitemapName(file), file).toBeNull();
});

it("a site map contains full addresses, and the dates that it was given", () => {
  const entries = [{ path: "/" }, { path: "/blog?category=a&page=2", lastModified: new Date(0) }];
  const xml = sitemapXml("https://exemple.fr", entries);
  expect(xml).toContain("<url><loc>https://exemple.fr/</loc></url>");
  expect(xml).toContain(
    "<loc>https://exemple.fr/blog?category=a&amp;page=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>",
  );
  expect(sitemapIndexXml("https://exemple.fr", entries)).toContain(
    "<sitemap><loc>https://exemple.fr/</loc></sitemap>",
  );
});

it("each fixed page is listed once", () => {
  const fixedPaths = listFixedPaths(specifiedProfile);
  expect(new Set(fixedPaths).size).toBe(fixedPaths.length);
});
