import { expect, it } from "vitest";
import { blogPath, blogPostPath, isBlogPostPath } from "./paths.ts";

it("writes the addresses of the list", () => {
  expect(blogPath()).toBe("/blog");
  expect(blogPath({ search: "", category: null, page: 1 })).toBe("/blog");
  expect(blogPath({ page: 3, search: "wi-fi & box", category: "reseau" })).toBe(
    "/blog?category=reseau&search=wi-fi+%26+box&page=3",
  );
});

it("tells an article's address from the list's", () => {
  expect(isBlogPostPath(blogPostPath("wi-fi"))).toBe(true);
  expect(isBlogPostPath("/blog")).toBe(false);
  expect(isBlogPostPath("/blog/wi-fi/autre")).toBe(false);
});
