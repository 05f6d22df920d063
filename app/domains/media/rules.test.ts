import { expect, it } from "vitest";
import { keptWidths, mediaPath, mediaSources, readMediaFile } from "./rules.ts";

it("keeps a picture in every width up to its own", () => {
  expect(keptWidths(4000)).toEqual([400, 800, 1200, 1600]);
  expect(keptWidths(1000)).toEqual([400, 800, 1000]);
  expect(keptWidths(800)).toEqual([400, 800]);
  expect(keptWidths(120)).toEqual([120]);
});

it("writes the address of a picture", () => {
  expect(mediaPath("a1", 400, "avif")).toBe("/media/a1/400.avif");
});

it("offers the better formats in the stored widths", () => {
  expect(mediaSources("a1", 900)[0]).toEqual({
    type: "image/avif",
    srcSet: "/media/a1/400.avif 400w, /media/a1/800.avif 800w, /media/a1/900.avif 900w",
  });
});

it("reads only the addresses it writes", () => {
  expect(readMediaFile("400.avif")).toEqual({ width: 400, format: "avif" });
  for (const name of ["400.svg", "400", "x.webp", "99999.webp", "../400.webp"])
    expect(readMediaFile(name)).toBeNull();
});
