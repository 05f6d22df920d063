import { expect, it } from "vitest";
import { blogAddresses, blogPostPath, isBlogPostPath } from "./paths.ts";

it("the address of the list of articles contains the category, the search and the page", () => {
  expect(blogAddresses.write()).toBe("/blog");
  expect(blogAddresses.write({ search: "", category: "", page: 1 })).toBe("/blog");
  expect(blogAddresses.write({ page: 3, search: "wi-fi & box", category: "reseau" })).toBe(
    "/blog?category=reseau&search=wi-fi+%26+box&page=3",
  );
});

it("an article's address is distinguished from that of the list", () => {
  expect(isBlogPostPath(blogPostPath("wi-fi"))).toBe(true);
  expect(isBlogPostPath("/blog")).toBe(false);
  expect(isBlogPostPath("/blog/wi-fi/autre")).toBe(false);
});
