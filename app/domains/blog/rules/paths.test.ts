import { expect, it } from "vitest";
import { blogAddresses, blogPostPath, isBlogPostPath } from "./paths.ts";

it("writes the addresses of the list", () => {
  expect(blogAddresses.write()).toBe("/blog");
  expect(blogAddresses.write({ search: "", category: "", page: 1 })).toBe("/blog");
  expect(blogAddresses.write({ page: 3, search: "wi-fi & box", category: "reseau" })).toBe(
    "/blog?category=reseau&search=wi-fi+%26+box&page=3",
  );
});

it("distinguishes an article's address from the list's", () => {
  expect(isBlogPostPath(blogPostPath("wi-fi"))).toBe(true);
  expect(isBlogPostPath("/blog")).toBe(false);
  expect(isBlogPostPath("/blog/wi-fi/autre")).toBe(false);
});
