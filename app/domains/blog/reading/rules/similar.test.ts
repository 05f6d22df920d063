import { expect, it } from "vitest";
import { similarSlugs } from "./similar.ts";

const posts = [
  { slug: "recent", categories: [] },
  { slug: "ici", categories: ["a", "b"] },
  { slug: "une-1", categories: ["a"] },
  { slug: "une-2", categories: ["b", "c"] },
  { slug: "deux", categories: ["b", "a"] },
];

// rule blog/similar
it("similar articles are ranked by shared categories, then by date, and the newest articles fill the other places", () => {
  expect(similarSlugs(posts, "ici", 3)).toEqual(["deux", "une-1", "une-2"]);
  expect(similarSlugs(posts, "ici", 9)).toEqual(["deux", "une-1", "une-2", "recent"]);
  expect(similarSlugs(posts, "recent", 2)).toEqual(["ici", "une-1"]);
  expect(similarSlugs([], "ici", 3)).toEqual([]);
});
