import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Pager } from "./pager.tsx";

const drawn = (pageCount: number) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(Pager, { page: 1, pageCount, hrefOf: String, numbered: true }),
    ),
  );

// rule zones/list
test("a pager shows the number of pages, and a single page has no pager", () => {
  expect(drawn(2)).toContain("Page 1 sur 2");
  expect(drawn(1)).toBe("");
});
