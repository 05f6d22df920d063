import { expect, it } from "vitest";
import { featuredImage, illustrationFor, illustrations, isFeaturedImage } from "./featured-image.ts";

const mediaId = "018f6f0a-1b2c-4d3e-8f90-a1b2c3d4e5f6";

it("each illustration and each uploaded picture is recognised by its stored value", () => {
  for (const key of illustrations) expect(featuredImage(key)).toEqual({ kind: "illustration", key });
  expect(featuredImage(mediaId)).toEqual({ kind: "media", mediaId });
  for (const key of [...illustrations, mediaId]) expect(isFeaturedImage(key)).toBe(true);
  expect(illustrations).toHaveLength(10);
});

// rule editor/picture
it("an unknown picture is shown as the first illustration", () => {
  for (const text of ["", "https://ailleurs.example/a.jpg", "LAPTOP", "../media"]) {
    expect(isFeaturedImage(text)).toBe(false);
    expect(featuredImage(text)).toEqual({ kind: "illustration", key: "laptop" });
  }
});

// rule editor/picture
it("ten new articles in a row get ten different illustrations", () => {
  const drawn = Array.from({ length: 10 }, (_, index) => illustrationFor(4_996 + index));
  expect(new Set(drawn).size).toBe(illustrations.length);
});
