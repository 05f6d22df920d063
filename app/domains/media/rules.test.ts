import { expect, it } from "vitest";
import { keptWidths, mediaPath, mediaSources, readMediaFile } from "./rules.ts";

it("a picture is stored in every width up to its own", () => {
  expect(keptWidths(4000)).toEqual([400, 800, 1200, 1600]);
  expect(keptWidths(1000)).toEqual([400, 800, 1000]);
  expect(keptWidths(800)).toEqual([400, 800]);
  expect(keptWidths(120)).toEqual([120]);
});

it("the address of a picture names the picture, its width and its format", () => {
  expect(mediaPath("a1", 400, "avif")).toBe("/media/a1/400.avif");
});

it("a page offers the AVIF and WebP files of a picture in all stored widths", () => {
  expect(mediaSources("a1", 900)[0]).toEqual({
    type: "image/avif",
    srcSet: "/media/a1/400.avif 400w, /media/a1/800.avif 800w, /media/a1/900.avif 900w",
  });
});

it("only picture addresses in the exact form that the site writes are accepted", () => {
  expect(readMediaFile("400.avif")).toEqual({ width: 400, format: "avif" });
  for (const name of ["400.svg", "400", "x.webp", "99999.webp", "../400.webp"])
    expect(readMediaFile(name)).toBeNull();
});
