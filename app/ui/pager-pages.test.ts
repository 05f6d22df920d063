import { describe, expect, it } from "vitest";
import { pagerPages } from "./pager-pages.ts";

describe("the page numbers of a pager", () => {
  it("are all shown when they are few", () => {
    expect(pagerPages(1, 1)).toEqual([1]);
    expect(pagerPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("leave a gap after the first pages of a long list", () => {
    expect(pagerPages(1, 9)).toEqual([1, 2, "gap", 9]);
    expect(pagerPages(9, 9)).toEqual([1, "gap", 8, 9]);
  });

  it("leave a gap on both sides in the middle", () => {
    expect(pagerPages(5, 9)).toEqual([1, "gap", 4, 5, 6, "gap", 9]);
  });

  it("never replace a single page by a gap", () => {
    expect(pagerPages(4, 9)).toEqual([1, 2, 3, 4, 5, "gap", 9]);
    expect(pagerPages(6, 9)).toEqual([1, "gap", 5, 6, 7, 8, 9]);
  });
});
